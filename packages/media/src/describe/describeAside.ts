import { PictureProblem } from '../picture/PictureProblem.ts';
import type { Answer } from './describe.worker.ts';
import type { Description } from './describePicture.ts';

/** Describes a picture in a worker of its own, which ends with it; giving up ends it at once. */
export function describeAside(picture: Blob, signal: AbortSignal): Promise<Description> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./describe.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Description>((resolve, reject) => {
    const giveUp = () => reject(signal.reason as Error);
    signal.addEventListener('abort', giveUp, { once: true });
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (data.is === 'described') resolve(data.description);
      else reject(data.message === null ? new Error('') : new PictureProblem(data.message));
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no origin to name.
    worker.postMessage(picture);
  }).finally(() => worker.terminate());
}
