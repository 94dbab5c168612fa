import type { EngineOrder, HeldFile } from '../engines/engine.ts';
import type { FileStore } from './fileStore.ts';
import { toolOf, type JobRow } from './job.ts';

/** A job that can never be done; the message is for its owner. */
export class HopelessJob extends Error {
  override readonly name = 'HopelessJob';
}

/** The order that a job is for, with its files read from storage. */
export async function orderOf(job: JobRow, files: FileStore): Promise<EngineOrder> {
  const tool = toolOf(job);
  if (!tool) throw new HopelessJob('This tool is no longer offered. Nothing was charged.');
  const held: Record<string, HeldFile> = {};
  for (const [input, { place, type }] of Object.entries(job.request.files)) {
    const file = await files.read(place);
    if (!file)
      throw new HopelessJob('The file for this generation is gone. Nothing was charged; choose it again.');
    held[input] = { bytes: file.bytes, type };
  }
  return { jobId: job.id, tool, values: job.request.values, files: held };
}
