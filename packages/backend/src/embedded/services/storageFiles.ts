import { creationsBucket, type FileStore } from '../../jobs/fileStore.ts';
import type { Caller } from '../storage/asCaller.ts';
import { StorageRefusal } from '../storage/StorageRefusal.ts';
import type { StorageService } from '../storage/StorageService.ts';

const server: Caller = { role: 'service_role' };

/** The files of creations for functions and worker, without a way over HTTP. */
export function storageFiles(storage: StorageService): FileStore {
  return {
    read: async (place) => {
      const object = await storage.find(server, creationsBucket, place).catch((error: unknown) => {
        if (error instanceof StorageRefusal && error.status === 404) return null;
        throw error;
      });
      if (!object) return null;
      const { size, mimetype } = object.metadata;
      if (size === 0) return { bytes: new Uint8Array(), type: mimetype };
      const bytes = await new Response(storage.blobs.read(object, 0, size - 1)).bytes();
      return { bytes, type: mimetype };
    },
    write: async (place, { bytes, type }) => {
      await storage.upload(server, {
        bucket: creationsBucket,
        name: place,
        bytes: whole(bytes),
        claimedType: type,
        cacheControl: 'max-age=3600',
        userMetadata: null,
        isUpsert: true,
      });
    },
    remove: async (places) => {
      await storage.remove(server, creationsBucket, places);
    },
  };
}

async function* whole(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
