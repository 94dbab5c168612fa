import { MB } from '@kinora/contract';
import type { EngineResult } from '../engines/engine.ts';
import type { ArrivingFile } from '../intake/arriving.ts';
import { toolOf, type JobRow } from './job.ts';
import type { Work } from './work.ts';

/** In bytes, of a picture that arrives and is held whole to be signed. */
const mostSigned = 25 * MB;

/** Hands `keep` the result with Content Credentials in its pictures, where there are any to give. */
export async function withCredentials<T>(
  result: EngineResult,
  job: Pick<JobRow, 'id' | 'tool' | 'request'>,
  {
    credentials,
    engine,
    memory,
    tools,
    log,
  }: Pick<Work, 'credentials' | 'engine' | 'memory' | 'tools' | 'log'>,
  keep: (result: EngineResult) => Promise<T>,
): Promise<T> {
  const tool = toolOf(job, tools);
  if (!credentials || !tool || !('file' in result)) return keep(result);
  const making = {
    madeBy: engine.madeBy({ tool, values: job.request.values }),
    digitalSourceType: engine.digitalSourceType,
  };
  const signed = async <F extends { readonly bytes: Uint8Array; readonly type: string }>(file: F) =>
    credentials.takes(file.type) ? { ...file, bytes: await credentials.signed(file, making) } : file;

  if (result.verdict === 'completed')
    return keep({
      ...result,
      file: await signed(result.file),
      poster: result.poster && (await signed(result.poster)),
    });
  const { file: arriving } = result;
  if (!credentials.takes(arriving.type)) return keep(result);
  // As it came, and as it goes on.
  const giveBack = await memory.take(2 * mostSigned);
  try {
    const { bytes, rest } = await held(arriving);
    if (rest) {
      log(`Job ${job.id}: the picture is larger than ${mostSigned / MB} MB and has no Content Credentials.`);
      return await keep({ verdict: 'arriving', file: { ...arriving, bytes: rest } });
    }
    const file = await signed({ bytes, type: arriving.type });
    return await keep({ verdict: 'completed', file, poster: null, ...(await arriving.measured()) });
  } finally {
    giveBack();
  }
}

type Pieces = ReadableStream<Uint8Array<ArrayBuffer>>;

/** All of a file; `rest` is the same file again, on its way, where it is too large to hold. */
async function held(file: ArrivingFile): Promise<{ bytes: Uint8Array; rest: Pieces | null }> {
  const reader = file.bytes.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const next = () =>
    reader.read().catch((cause: unknown) => {
      // What broke on this side says more than that the reading broke off.
      throw file.problem() ?? cause;
    });
  for (let size = 0; size <= mostSigned;) {
    const { value: piece } = await next();
    if (!piece) return { bytes: await new Blob(pieces).bytes(), rest: null };
    size += piece.byteLength;
    pieces.push(piece);
  }
  const rest: Pieces = new ReadableStream({
    async pull(controller) {
      const piece = pieces.shift() ?? (await next()).value;
      if (piece) controller.enqueue(piece);
      else controller.close();
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return { bytes: new Uint8Array(), rest };
}
