import type { MediaFile } from '@kinora/contract';
import { tabSession, type TabSession } from '../tabSession.ts';
import { prefix, type DraftStorage, type KeptDraft } from './draftStorage.ts';
import { indexedDbStorage, type FileStorage } from './fileStorage.ts';

interface Held {
  readonly names: WeakMap<Blob, string>;
  /** So that a form that is opened again has them at once. */
  readonly files: Map<string, MediaFile>;
}

const mostHeld = 12;
const heldBy = new WeakMap<DraftStorage, Held>();
/** Read before anybody asked for them. */
const ahead = new Map<string, MediaFile>();

function hold(storage: DraftStorage, name: string, file: MediaFile): void {
  const { names, files } = heldIn(storage);
  names.set(file.blob, name);
  files.delete(name);
  files.set(name, file);
  for (const oldest of files.keys()) if (files.size > mostHeld) files.delete(oldest);
}

function heldIn(storage: DraftStorage): Held {
  let held = heldBy.get(storage);
  if (!held) heldBy.set(storage, (held = { names: new WeakMap(), files: new Map() }));
  return held;
}

/** Keeps a file, and says under which name. */
export function storedName(storage: DraftStorage, file: MediaFile): string {
  const known = heldIn(storage).names.get(file.blob);
  const name = known ?? storage.newName();
  hold(storage, name, file);
  // What can't be kept is still in the form.
  if (known === undefined) storage.fileStorage.put(name, { file, savedAt: storage.now() }).catch(() => {});
  return name;
}

/** A file that is here already. */
export function fileAtHand(storage: DraftStorage, name: string): MediaFile | undefined {
  const file = heldIn(storage).files.get(name) ?? ahead.get(name);
  ahead.delete(name);
  if (file) hold(storage, name, file);
  return file;
}

export async function storedFile(storage: DraftStorage, name: string): Promise<MediaFile | null> {
  const found = await storage.fileStorage.get(name).catch(() => null);
  if (found) hold(storage, name, found.file);
  return found?.file ?? null;
}

const longestWait = 300;

function namesIn(kept: string | null): readonly string[] {
  try {
    return Object.values((JSON.parse(kept ?? '') as KeptDraft).files).flat();
  } catch {
    return [];
  }
}

/** Reads the files of this tab's drafts while the code of a form is on its way: its first drawing has them. */
export async function readAhead(
  session: TabSession = tabSession(),
  open: () => FileStorage = indexedDbStorage,
): Promise<void> {
  const names = Array.from({ length: session.length }, (_, index) => session.key(index))
    .filter((key): key is string => key?.startsWith(`${prefix}:`) ?? false)
    .flatMap((key) => namesIn(session.getItem(key)));
  if (names.length === 0) return;
  const fileStorage = open();
  const read = names.map(async (name) => {
    const found = await fileStorage.get(name).catch(() => null);
    if (found) ahead.set(name, found.file);
  });
  // What takes longer than that comes later.
  await Promise.race([Promise.all(read), new Promise((over) => setTimeout(over, longestWait))]);
}
