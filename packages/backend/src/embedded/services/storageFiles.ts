import { creationsBucket, FileRefusal, type FileStore } from '../../files/fileStore.ts';
import type { Caller } from '../asCaller.ts';
import type { StoredObject } from '../storage/objectTable.ts';
import { StorageRefusal } from '../storage/StorageRefusal.ts';
import type { StorageService } from '../storage/StorageService.ts';

const server: Caller = { role: 'service_role' };

/** The files of creations for functions and worker, without a way over HTTP. */
export function storageFiles(storage: StorageService): FileStore {
  const find = (place: string) =>
    storage.find(server, creationsBucket, place).catch((error: unknown) => {
      if (error instanceof StorageRefusal && error.status === 404) return null;
      throw error;
    });
  const partOf = async (object: StoredObject, start: number, end: number): Promise<Uint8Array> =>
    end <= start ? new Uint8Array() : new Response(storage.blobs.read(object, start, end - 1)).bytes();
  return {
    sizeOf: async (place) => (await find(place))?.metadata.size ?? null,
    open: async (place) => {
      const object = await find(place);
      return object && { size: object.metadata.size, part: (start, end) => partOf(object, start, end) };
    },
    stream: async (place) => {
      const object = await find(place);
      if (!object) return null;
      const { size } = object.metadata;
      return size > 0 ? storage.blobs.read(object, 0, size - 1) : new Blob([]).stream();
    },
    read: async (place) => {
      const object = await find(place);
      if (!object) return null;
      const { size, mimetype } = object.metadata;
      return { bytes: await partOf(object, 0, size), type: mimetype };
    },
    pathOf: async (place) => {
      const object = await find(place);
      return object && storage.blobs.pathOf(object);
    },
    write: async (place, { bytes, type }) => {
      await storage
        .upload(server, {
          bucket: creationsBucket,
          name: place,
          bytes: bytes instanceof Uint8Array ? whole(bytes) : bytes,
          announced: null,
          claimedType: type,
          cacheControl: 'max-age=3600',
          userMetadata: null,
          isUpsert: true,
        })
        .catch((error: unknown) => {
          const isForGood = error instanceof StorageRefusal && [413, 415].includes(error.status);
          throw isForGood ? new FileRefusal(error.message) : error;
        });
    },
    remove: async (places) => {
      await storage.remove(server, creationsBucket, places);
    },
    addresses: async (places, seconds) => {
      const found = await storage.findMany(server, creationsBucket, places);
      const known = new Set(found.map((object) => object.name));
      return Promise.all(
        places.map(async (place) =>
          known.has(place) ? `/storage/v1${await storage.links.sign(creationsBucket, place, seconds)}` : null,
        ),
      );
    },
  };
}

async function* whole(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
