import type { AnyTool } from '@kinora/contract';
import { writtenSize } from '@kinora/media';
import type { EngineOrder, HeldFile } from '../engines/engine.ts';
import type { FileStore } from './fileStore.ts';
import { toolOf, type JobRow } from './job.ts';

/** A job that can never be done; the message is for its owner. */
export class UnrecoverableJobError extends Error {
  override readonly name = 'UnrecoverableJobError';
}

/** The order that a job is for, with its files read from storage. */
export async function orderOf(
  job: JobRow,
  files: FileStore,
  tools?: readonly AnyTool[],
): Promise<EngineOrder> {
  const tool = toolOf(job, tools);
  if (!tool) throw new UnrecoverableJobError('This tool is no longer offered. Nothing was charged.');
  const held: Record<string, readonly HeldFile[]> = {};
  for (const [input, places] of Object.entries(job.request.files))
    held[input] = await Promise.all(
      places.map(async ({ place, type }) => {
        const gone = 'A file for this generation is gone. Nothing was charged; choose it again.';
        if ((await files.sizeOf(place)) === null) throw new UnrecoverableJobError(gone);
        // A trainer gets its pictures packed, so they are read.
        const [address] = tool.makes === 'model' ? [] : await files.addresses([place], addressSeconds);
        const found = address && isReachable(address) ? { address } : {};
        // A clip or a sound that the provider fetches itself is nothing to fill the memory with.
        if ('address' in found && !type.startsWith('image/'))
          return { bytes: new Uint8Array(), type, ...found };
        // Of a picture that it fetches, no more is needed than how large it is.
        const head = 'address' in found ? await headOf(place, files) : null;
        if (head) return { bytes: head, type, ...found };
        const file = await files.read(place);
        if (!file) throw new UnrecoverableJobError(gone);
        return { bytes: file.bytes, type, ...found };
      }),
    );
  const { values, weights } = job.request;
  return { jobId: job.id, tool, values, files: held, ...(weights && { weights }) };
}

/** As much of a picture as says how large it is; null where its beginning doesn't. */
async function headOf(place: string, files: FileStore): Promise<Uint8Array | null> {
  const file = await files.open(place);
  if (!file || file.size <= headLength) return null;
  const head = await file.part(0, headLength);
  return writtenSize(head) && head;
}

/** How many bytes an order holds at most: of what a provider may fetch itself, too, where it can't. */
export async function bytesHeldFor(
  job: JobRow,
  files: FileStore,
  tools?: readonly AnyTool[],
): Promise<number> {
  const places = Object.values(job.request.files).flatMap((some) => some.map(({ place }) => place));
  const sizes = await Promise.all(places.map((place) => files.sizeOf(place)));
  const bytes = sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0);
  // What is packed is there twice for a moment.
  return toolOf(job, tools)?.makes === 'model' ? bytes * 2 : bytes;
}

/** Behind what cameras write before the picture itself. */
const headLength = 262_144;

/** Long enough for a provider's queue on a bad day. */
const addressSeconds = 6 * 3600;

/** Whether the internet can fetch it: a provider can't come to this machine. */
function isReachable(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === 'https:' && !/^(localhost|127\.|\[::1\]|.*\.local$)/.test(url.hostname);
}
