import type { FileStore, HeldFile } from '../../files/fileStore.ts';

export interface MemoryFiles extends FileStore {
  readonly places: () => string[];
}

/** Files that live as long as a test. */
export function memoryFiles(start: Readonly<Record<string, HeldFile>> = {}): MemoryFiles {
  const held = new Map(Object.entries(start));
  return {
    places: () => [...held.keys()].toSorted(),
    sizeOf: (place) => Promise.resolve(held.get(place)?.bytes.byteLength ?? null),
    open(place) {
      const file = held.get(place);
      return Promise.resolve(
        file
          ? {
              size: file.bytes.byteLength,
              part: (start, end) => Promise.resolve(file.bytes.subarray(start, end)),
            }
          : null,
      );
    },
    stream: (place) => {
      const file = held.get(place);
      return Promise.resolve(file ? new Blob([new Uint8Array(file.bytes)]).stream() : null);
    },
    read: (place) => Promise.resolve(held.get(place) ?? null),
    pathOf: () => Promise.resolve(null),
    async write(place, { type, bytes }) {
      held.set(place, {
        type,
        bytes: bytes instanceof Uint8Array ? bytes : await new Response(bytes).bytes(),
      });
    },
    remove: (places) => Promise.resolve(places.forEach((place) => held.delete(place))),
    addresses: (places) =>
      Promise.resolve(places.map((place) => (held.has(place) ? `/signed/${place}?token=t` : null))),
  };
}
