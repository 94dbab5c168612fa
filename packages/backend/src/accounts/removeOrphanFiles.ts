import type { ServiceDatabase } from '../credits/serviceDatabase.ts';
import type { FileStore } from '../files/fileStore.ts';

const atOnce = 200;

/**
 * Removes the files of accounts that are gone, each asked for once. What can't be removed keeps nobody from the next,
 * is told at the end, and is found again by the next who asks.
 */
export async function removeOrphanFiles({
  database,
  files,
}: {
  readonly database: ServiceDatabase;
  readonly files: FileStore;
}): Promise<number> {
  let removed = 0;
  const problems: Error[] = [];
  for (let last = ''; ;) {
    const places = await database.call<string[]>('files_without_owner', { p_most: atOnce, p_after: last });
    last = places.at(-1) ?? '';
    const failed = await removedOneByOne(places, files);
    removed += places.length - failed.length;
    problems.push(...failed);
    const isStorageAway = failed.length > 1 && failed.length === places.length;
    if (places.length < atOnce || isStorageAway) break;
  }
  const [cause] = problems;
  if (cause) {
    const count = problems.length === 1 ? '1 file' : `${problems.length} files`;
    throw new Error(`${cause.message} (${count} of accounts that are gone)`, { cause });
  }
  return removed;
}

/** All at once, and where that fails each for itself. Answers what went wrong. */
async function removedOneByOne(places: readonly string[], files: FileStore): Promise<Error[]> {
  const problemOf = (some: readonly string[]) =>
    files.remove(some).then(
      () => null,
      (problem: Error) => problem,
    );
  if (places.length === 0 || !(await problemOf(places))) return [];
  const problems: Error[] = [];
  for (const place of places) {
    const failed = await problemOf([place]);
    if (failed) problems.push(failed);
  }
  return problems;
}
