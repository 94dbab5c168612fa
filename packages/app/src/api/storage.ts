import { newId, type StorageApi } from '@kinora/contract';
import { bucketOf } from './bucket.ts';
import type { Connection } from './connection.ts';
import { fetchWithProgress } from './fetchWithProgress.ts';
import { fileProblem } from './problems.ts';
import { safeName } from './safeName.ts';

const cacheSeconds = '3600';

export const storageApi = (connection: Connection): StorageApi => ({
  async upload(file, { name, onProgress, signal }) {
    signal?.throwIfAborted();
    const { user, access_token } = await connection.session();
    const reference = `${user.id}/${newId()}-${safeName(name)}`;
    const send = fetchWithProgress(connection.surroundings.fetch, onProgress ?? (() => {}));
    const bucket = bucketOf(connection, (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('apikey', connection.address.key);
      headers.set('authorization', `Bearer ${access_token}`);
      return send(input, { ...init, headers, ...(signal && { signal }) });
    });
    const { error } = await bucket.upload(reference, file, {
      cacheControl: cacheSeconds,
      contentType: file.type,
    });
    if (error) throw fileProblem(error, signal);
    return reference;
  },
});
