import { extensionOf } from '@kinora/media';
import type { ServiceDatabase } from '../credits/serviceDatabase.ts';
import type { EngineResult } from '../engines/engine.ts';
import type { HeldFile } from '../files/fileStore.ts';
import type { ArrivingFile, Measured } from '../intake/arriving.ts';
import type { FileStore } from '../files/fileStore.ts';
import type { JobRow } from './job.ts';

export interface JobEnding {
  readonly database: ServiceDatabase;
  readonly files: FileStore;
}

interface Finished {
  readonly status: 'completed' | 'failed' | 'cancelled';
  /** False when another verdict was first. */
  readonly applied: boolean;
}

const noWeights = 'The trainer left no model.';

/** Ends a job with what its engine brought: files first, then verdict and credits in one transaction. */
export async function finishJob(
  job: Pick<JobRow, 'id' | 'user_id' | 'creation_id'>,
  result: EngineResult,
  { database, files }: JobEnding,
): Promise<Finished> {
  if (job.creation_id === null && 'file' in result)
    return finishJob(job, { verdict: 'failed', message: noWeights }, { database, files });
  if (result.verdict === 'trained')
    return database.call<Finished>('finish_training', { p_job: job.id, p_address: result.address });
  if (!('file' in result))
    return database.call<Finished>('finish_job', {
      p_job: job.id,
      p_verdict: result.verdict,
      p_message: result.message,
    });
  const place = `${job.user_id}/${job.creation_id}`;
  const placeOf = ({ type }: { readonly type: string }) => `${place}.${extensionOf(type)}`;
  const file = placeOf(result.file);
  const { poster, width, height, seconds } = await kept(file, result, files);
  const posterPlace = poster && placeOf(poster);
  if (poster && posterPlace) await files.write(posterPlace, poster);
  const finished = await database.call<Finished>('finish_job', {
    p_job: job.id,
    p_verdict: 'completed',
    p_file: file,
    p_poster: posterPlace,
    p_download: file,
    p_width: width,
    p_height: height,
    p_seconds: seconds,
  });
  // Cancelled meanwhile: nobody asked for these any more. What another worker completed lies under the same names.
  if (!finished.applied && finished.status !== 'completed')
    await files.remove([file, ...(posterPlace ? [posterPlace] : [])]);
  return finished;
}

type Brought = Extract<EngineResult, { readonly file: unknown }>;

/** Keeps the file that was made. Answers what is known of it. */
async function kept(
  place: string,
  result: Brought,
  files: FileStore,
): Promise<Measured & { readonly poster: HeldFile | null }> {
  if (result.verdict === 'arriving') return { poster: null, ...(await keptWhole(place, result.file, files)) };
  await files.write(place, result.file);
  return result;
}

/** Sends a file on to storage as it comes, and sees that all of it is there. */
async function keptWhole(place: string, file: ArrivingFile, files: FileStore): Promise<Measured> {
  try {
    await files.write(place, file);
  } catch (cause) {
    await file.bytes.cancel().catch(() => undefined);
    // What broke on this side says more than that the sending broke off.
    throw file.problem() ?? cause;
  }
  const size = await files.sizeOf(place);
  if (size !== file.size()) throw new Error(`Of ${file.size()} bytes ${size ?? 'none'} are in storage.`);
  return file.measured();
}
