import { sniffMedia } from '@kinora/media';
import { EngineRefusal, EngineTrouble, type HeldFile } from '../engine.ts';

export interface DownloadOptions {
  readonly send: typeof fetch;
  readonly signal: AbortSignal;
  readonly largestFile: number;
  /** Names of hosts; '*.' before one means every name below it. */
  readonly hosts: readonly string[];
}

/** Where fal keeps results. */
export const falFileHosts: readonly string[] = ['fal.media', '*.fal.media', '*.fal.run'];

const tooLarge = () =>
  new EngineRefusal('The finished video is larger than this server keeps. Nothing was charged.');

/** Fetches a result, since the provider's addresses end. The address is of the provider's making: it leads nowhere else. */
export async function downloadVideo(url: string, options: DownloadOptions): Promise<HeldFile> {
  const { send, signal, largestFile, hosts } = options;
  checkAddress(url, hosts);
  const bytes = await whileWanted(signal, async () => {
    const response = await send(url, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(120_000)]),
      redirect: 'manual',
    });
    const { status } = response;
    if (status >= 300 && status < 400)
      throw new EngineRefusal('The provider sent this server elsewhere for the video. Nothing was charged.');
    if (!response.ok) throw new EngineTrouble(`The finished video could not be fetched (${status}).`);
    if (Number(response.headers.get('content-length')) > largestFile) throw tooLarge();
    return readWhole(response, largestFile);
  });
  const media = sniffMedia(bytes);
  if (media?.kind !== 'video')
    throw new EngineRefusal('What the provider delivered is not a video. Nothing was charged.');
  return { bytes, type: media.type };
}

function checkAddress(text: string, hosts: readonly string[]): void {
  const url = URL.parse(text);
  const isKnown = hosts.some((host) =>
    host.startsWith('*.') ? url?.hostname.endsWith(host.slice(1)) : url?.hostname === host,
  );
  if (url?.protocol === 'https:' && url.port === '' && isKnown) return;
  throw new EngineRefusal(
    `The provider keeps the video at ${url?.origin ?? 'no address'}, where this server does not go. Nothing was charged.`,
  );
}

/** Counts while it reads: a length can be missing or wrong. */
async function readWhole(response: Response, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.byteLength;
    // Leaving the loop cancels the rest.
    if (size > most) throw tooLarge();
    pieces.push(piece);
  }
  return new Blob(pieces).bytes();
}

async function whileWanted<T>(signal: AbortSignal, fetched: () => Promise<T>): Promise<T> {
  try {
    return await fetched();
  } catch (cause) {
    if (signal.aborted || cause instanceof EngineRefusal || cause instanceof EngineTrouble) throw cause;
    throw new EngineTrouble('The finished video could not be fetched.', { cause });
  }
}
