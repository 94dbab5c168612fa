import type { ServiceDatabase } from '../credits/serviceDatabase.ts';
import type { EngineResult } from '../engines/engine.ts';
import type { FileStore } from './fileStore.ts';
import type { JobRow } from './job.ts';

export interface Settling {
  readonly database: ServiceDatabase;
  readonly files: FileStore;
}

interface Finished {
  readonly status: 'completed' | 'failed' | 'cancelled';
  /** False when another verdict was first. */
  readonly applied: boolean;
}

const extensions: Readonly<Record<string, string>> = {
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** Ends a job with what its engine brought: files first, then verdict and credits in one transaction. */
export async function settleJob(
  job: Pick<JobRow, 'id' | 'user_id' | 'creation_id'>,
  result: EngineResult,
  { database, files }: Settling,
): Promise<Finished> {
  if (result.verdict !== 'completed')
    return database.call<Finished>('finish_job', {
      p_job: job.id,
      p_verdict: result.verdict,
      p_message: result.message,
    });
  const place = `${job.user_id}/${job.creation_id}`;
  const file = `${place}.${extensions[result.file.type] ?? 'bin'}`;
  const poster = result.poster ? `${place}.${extensions[result.poster.type] ?? 'bin'}` : null;
  await files.write(file, result.file);
  if (result.poster && poster) await files.write(poster, result.poster);
  return database.call<Finished>('finish_job', {
    p_job: job.id,
    p_verdict: 'completed',
    p_file: file,
    p_poster: poster,
    p_download: file,
    p_width: result.width,
    p_height: result.height,
    p_seconds: result.seconds,
  });
}
