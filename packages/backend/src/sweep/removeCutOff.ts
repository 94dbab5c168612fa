import type { SweepContext } from './sweep.ts';

/** More than a kill leaves; what is beyond is found by the sweep, like all that nothing stands on. */
const most = 1000;

/** Removes the pictures of orders that a kill cut off before they had a job, of what came before `before`. */
export async function removeCutOff(
  { database, files, log }: Pick<SweepContext, 'database' | 'files' | 'log'>,
  before: Date,
): Promise<void> {
  try {
    await files.remove(await database.call<string[]>('files_cut_off', { p_before: before, p_most: most }));
  } catch (problem) {
    log(`Files of orders that were cut off stay until the sweep: ${(problem as Error).message}`);
  }
}
