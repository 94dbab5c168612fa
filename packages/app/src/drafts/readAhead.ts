import { storedPerson } from '../api/sessionKey.ts';
import { tabSession, type TabSession } from '../tabSession.ts';
import { prefix, visitor, type KeptDraft } from './draftStorage.ts';
import { read } from './draftStoreFiles.ts';
import { indexedDbStorage, type FileStorage } from './fileStorage.ts';

const longestWait = 300;

/** Puts them at hand; one that can't be had is left out. */
export const readFiles = (names: readonly string[], fileStorage: FileStorage): Promise<unknown> =>
  Promise.allSettled(names.map(async (name) => read.set(name, (await fileStorage.get(name))!.file)));

/** Reads the files of somebody's drafts in this tab while the code of a form is on its way: its first drawing has them. */
export async function readAhead(
  session: TabSession = tabSession(),
  open: () => FileStorage = indexedDbStorage,
  owner: string = storedPerson() ?? visitor,
): Promise<void> {
  const names: string[] = [];
  for (let at = 0; at < session.length; at += 1) {
    const key = session.key(at)!;
    try {
      if (key.startsWith(`${prefix}:${owner}:`))
        names.push(...Object.values((JSON.parse(session.getItem(key)!) as KeptDraft).files).flat());
    } catch {
      // What can't be read is no draft.
    }
  }
  if (names.length === 0) return;
  // What takes longer than that comes later.
  await Promise.race([readFiles(names, open()), new Promise((over) => setTimeout(over, longestWait))]);
}
