import type { FileStorage, StoredFile } from '../drafts/fileStorage.ts';

/** Files that last as long as a story or a test; that a browser keeps them is shown where they are kept. */
export function filesInMemory(kept = new Map<string, StoredFile>()): FileStorage {
  return {
    put: async (name, file) => void kept.set(name, file),
    get: async (name) => kept.get(name) ?? null,
    remove: async (names) => names.forEach((name) => kept.delete(name)),
    sweep: async () => {},
  };
}
