import { broke, notFetched } from '../network/NetworkProblem.ts';
import { PictureProblem } from '../picture/PictureProblem.ts';
import { deviceMemory } from './deviceMemory.ts';
import { largestSide, tooLarge } from './sizeLimit.ts';
import type { UpscaleAnswer, UpscaleOrder } from './upscale.worker.ts';

export interface Upscaled {
  readonly blob: Blob;
  readonly width: number;
  readonly height: number;
}

export interface UpscaleRequest extends Pick<UpscaleOrder, 'picture' | 'factor' | 'type'> {
  /** As far as it is known without decoding the picture. */
  readonly size?: { readonly width: number; readonly height: number } | undefined;
}

export interface UpscaleRun {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

/** Enlarges a picture in a worker of its own, which ends with it; giving up ends it at once. What it rejects with is for the person, or says nothing. */
export function upscaleAside({ size, ...order }: UpscaleRequest, run: UpscaleRun): Promise<Upscaled> {
  const { signal, onProgress } = run;
  signal.throwIfAborted();
  const side = largestSide(deviceMemory());
  const refusal = size ? tooLarge(size, order.factor, side) : null;
  if (refusal) return Promise.reject(new PictureProblem(refusal));
  const worker = new Worker(new URL('./upscale.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Upscaled>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    // A script that did not arrive has nothing to say.
    worker.addEventListener('error', ({ message }) => reject(message ? broke(message) : notFetched()));
    worker.addEventListener('message', ({ data }: MessageEvent<UpscaleAnswer>) => {
      if (data.is === 'progress') onProgress(data.share);
      else if (data.is === 'made') resolve(data);
      else reject(new (data.isOfPicture ? PictureProblem : Error)(data.message ?? ''));
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no origin to name.
    worker.postMessage({ ...order, largestSide: side } satisfies UpscaleOrder);
  }).finally(() => worker.terminate());
}
