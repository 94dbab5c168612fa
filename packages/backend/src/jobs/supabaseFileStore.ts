import type { SupabaseClient } from '@supabase/supabase-js';
import { creationsBucket, type FileStore } from './fileStore.ts';

/** Files over the storage API, for functions that run on Supabase. The client holds the secret key. */
export function supabaseFileStore(client: Pick<SupabaseClient, 'storage'>): FileStore {
  const bucket = () => client.storage.from(creationsBucket);
  return {
    async read(place) {
      const { data, error } = await bucket().download(place);
      if (data) return { bytes: new Uint8Array(await data.arrayBuffer()), type: data.type };
      if ((error as { status?: number }).status === 404 || (error as { status?: number }).status === 400)
        return null;
      throw new Error(`The file ${place} could not be read: ${error.message}`, { cause: error });
    },
    async write(place, { bytes, type }) {
      const { error } = await bucket().upload(place, bytes, { contentType: type, upsert: true });
      if (error) throw new Error(`The file ${place} could not be kept: ${error.message}`, { cause: error });
    },
    async remove(places) {
      const { error } = await bucket().remove([...places]);
      if (error) throw new Error(`Files could not be removed: ${error.message}`, { cause: error });
    },
  };
}
