import type { AnyTool } from '@kinora/contract';
import { mostInside, type EngineOrder, type OrderedFile } from '../engines/engine.ts';
import type { FileStore } from '../files/fileStore.ts';
import { toolOf, UnrecoverableJobError, type JobRow } from './job.ts';
import { storedFile } from './storedFile.ts';

/** The order that a job is for. Its files stay in storage until its engine reads them. */
export async function orderOf(
  job: JobRow,
  files: FileStore,
  tools?: readonly AnyTool[],
): Promise<EngineOrder> {
  const tool = toolOf(job, tools);
  if (!tool) throw new UnrecoverableJobError('This tool is no longer offered. Nothing was charged.');
  const named: Record<string, readonly OrderedFile[]> = {};
  for (const [input, places] of Object.entries(job.request.files))
    named[input] = await Promise.all(
      places.map(async ({ place, type }) => {
        const size = await files.sizeOf(place);
        if (size === null)
          throw new UnrecoverableJobError(
            'A file for this generation is gone. Nothing was charged; choose it again.',
          );
        return storedFile(place, { type, size }, files);
      }),
    );
  const { values, weights } = job.request;
  return { jobId: job.id, tool, values, files: named, ...(weights && { weights }) };
}

/** How many bytes an engine holds of an order at most. */
export async function bytesHeldFor(
  job: JobRow,
  files: FileStore,
  tools?: readonly AnyTool[],
): Promise<number> {
  const places = Object.values(job.request.files).flatMap((some) => some.map(({ place }) => place));
  const sizes = await Promise.all(places.map(async (place) => (await files.sizeOf(place)) ?? 0));
  // Each file that is packed for a trainer passes through memory once more: counted as if all did so at once.
  const heldOf = (size: number) =>
    toolOf(job, tools)?.makes === 'model' ? size * 2 : Math.min(size, mostInside);
  return sizes.reduce((sum, size) => sum + heldOf(size), 0);
}
