import type { MediaFile } from '@kinora/contract';
import type { DraftStorage } from './draftStorage.ts';

/** Files that were read from the file storage, by their names there. */
export const read = new Map<string, MediaFile>();

/** Keeps a file, and says under which name. */
export function storedName({ held, newName, fileStorage, now }: DraftStorage, file: MediaFile): string {
  for (const [known, { blob }] of held) if (blob === file.blob) return known;
  const name = newName();
  held.set(name, file);
  // What can't be kept is still in the form.
  fileStorage.put(name, { file, savedAt: now() }).catch(() => {});
  return name;
}

/** A file that is here already. */
export function fileAtHand({ held }: DraftStorage, name: string): MediaFile | null {
  const file = held.get(name) ?? read.get(name);
  if (file) held.set(name, file);
  // From here on it is held.
  read.delete(name);
  return file ?? null;
}
