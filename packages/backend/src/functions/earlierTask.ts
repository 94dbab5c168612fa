import type { ServiceDatabase } from '../credits/serviceDatabase.ts';

interface EarlierJob {
  readonly task_id: string;
  readonly request_hash: string;
}

/** The task of this very press, where it came before: it is answered again, whatever has changed meanwhile. */
export async function earlierTask(
  user: string,
  key: string,
  hash: string,
  database: ServiceDatabase,
): Promise<string | null> {
  const earlier = await database.call<EarlierJob | null>('job_by_key', { p_user: user, p_key: key });
  return earlier?.request_hash === hash ? earlier.task_id : null;
}
