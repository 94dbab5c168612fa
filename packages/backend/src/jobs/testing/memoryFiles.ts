import type { HeldFile } from '../../engines/engine.ts';
import type { FileStore } from '../fileStore.ts';

export interface MemoryFiles extends FileStore {
  readonly places: () => string[];
}

/** Files that live as long as a test. */
export function memoryFiles(start: Readonly<Record<string, HeldFile>> = {}): MemoryFiles {
  const held = new Map(Object.entries(start));
  return {
    places: () => [...held.keys()].toSorted(),
    read: (place) => Promise.resolve(held.get(place) ?? null),
    write: (place, file) => Promise.resolve(void held.set(place, file)),
    remove: (places) => Promise.resolve(places.forEach((place) => held.delete(place))),
  };
}
