import { StorageClient } from '@supabase/storage-js';
import type { Connection } from './connection.ts';

export const bucketName = 'creations';

/** The one bucket there is: a private one, where a person's files lie under their own id. */
export const bucketOf = ({ address, fetch }: Connection, otherFetch = fetch) =>
  new StorageClient(`${address.url}/storage/v1`, {}, otherFetch).from(bucketName);
