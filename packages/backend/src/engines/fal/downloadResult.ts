import { sniffMedia } from '@kinora/media';
import { arrivingFile, type ArrivingFile } from '../../intake/arriving.ts';
import { EngineRefusal, EngineTrouble } from '../engine.ts';

export interface DownloadOptions {
  readonly send: typeof fetch;
  readonly signal: AbortSignal;
  readonly largestFile: number;
  readonly kind: 'image' | 'video';
  /** Names of hosts; '*.' before one means every name below it. */
  readonly hosts: readonly string[];
}

/** Where fal keeps results. */
export const falFileHosts: readonly string[] = ['fal.media', '*.fal.media', '*.fal.run'];

const nouns = { image: ['picture', 'a picture'], video: ['video', 'a video'] } as const;

const tooLarge = (noun: string) =>
  new EngineRefusal(`The finished ${noun} is larger than this server keeps. Nothing was charged.`);

/**
 * Fetches a result, since the provider's addresses end. The address is of the provider's making: it leads nowhere else.
 * What comes is looked at by its first bytes and then sent on: a whole film is more than a function's memory.
 */
export async function downloadResult(url: string, options: DownloadOptions): Promise<ArrivingFile> {
  const { send, signal, largestFile, hosts, kind } = options;
  const [noun, oneNoun] = nouns[kind];
  checkAddress(url, hosts, noun);
  const broken = (cause: unknown) =>
    signal.aborted || cause instanceof EngineRefusal || cause instanceof EngineTrouble
      ? cause
      : new EngineTrouble(`The finished ${noun} could not be fetched.`, { cause });
  try {
    const response = await send(url, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(120_000)]),
      redirect: 'manual',
    });
    checkAnswer(response, noun);
    const rest = (response.body ?? new Blob().stream()).getReader();
    const refused = async (refusal: EngineRefusal): Promise<never> => {
      await rest.cancel().catch(() => undefined);
      throw refusal;
    };
    if (Number(response.headers.get('content-length')) > largestFile) return await refused(tooLarge(noun));
    const begun = await beginning(rest);
    const media = sniffMedia(await new Blob(begun).bytes());
    if (media?.kind !== kind)
      return await refused(
        new EngineRefusal(`What the provider delivered is not ${oneNoun}. Nothing was charged.`),
      );
    return arrivingFile({
      type: media.type,
      kind,
      begun,
      rest,
      most: largestFile,
      tooLarge: () => tooLarge(noun),
      broken,
    });
  } catch (cause) {
    throw broken(cause);
  }
}

type Pieces = ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;

/** How many bytes tell what a file is. */
const tellingBytes = 4096;

async function beginning(rest: Pieces): Promise<Uint8Array<ArrayBuffer>[]> {
  const begun: Uint8Array<ArrayBuffer>[] = [];
  for (let size = 0; size < tellingBytes;) {
    const { value: piece } = await rest.read();
    if (!piece) break;
    size += piece.byteLength;
    begun.push(piece);
  }
  return begun;
}

function checkAnswer({ ok, status }: Response, noun: string): void {
  if (status >= 300 && status < 400)
    throw new EngineRefusal(`The provider sent this server elsewhere for the ${noun}. Nothing was charged.`);
  if (!ok) throw new EngineTrouble(`The finished ${noun} could not be fetched (${status}).`);
}

/** Refuses an address that is none of the provider's. */
export function checkAddress(text: string, hosts: readonly string[], noun: string): void {
  const url = URL.parse(text);
  const isKnown = hosts.some((host) =>
    host.startsWith('*.') ? url?.hostname.endsWith(host.slice(1)) : url?.hostname === host,
  );
  if (url?.protocol === 'https:' && url.port === '' && isKnown) return;
  throw new EngineRefusal(
    `The provider keeps the ${noun} at ${url?.origin ?? 'no address'}, where this server does not go. Nothing was charged.`,
  );
}
