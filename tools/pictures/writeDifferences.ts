import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { differences, differencesFolder, filesOf } from './differences.ts';
import { reviewPage } from './reviewPage.ts';

/** A page with what differs, for a machine where nobody can accept; the answer is its path, or null where nothing does. */
export async function writeDifferences(): Promise<string | null> {
  const all = await differences();
  if (all.length === 0) return null;
  const page = path.join(differencesFolder, 'index.html');
  const asFile = (...[difference, which]: Parameters<Parameters<typeof reviewPage>[1]>) =>
    path.relative(differencesFolder, filesOf(difference)[which]);
  await writeFile(page, reviewPage(all, asFile, false));
  return page;
}
