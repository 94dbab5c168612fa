import { newId, uploadRoomSchema, type StorageApi } from '@kinora/contract';
import { bucketOf } from './bucket.ts';
import type { Connection } from './connection.ts';
import { fetchWithProgress } from './fetchWithProgress.ts';
import { fileProblem, restAnswer } from './problems.ts';
import { withSignal } from './withSignal.ts';
import { safeName } from './safeName.ts';
import { parseResponse } from './parseResponse.ts';

const cacheSeconds = '3600';
const neverAborted = new AbortController().signal;

export const storageApi = (connection: Connection): StorageApi => ({
  async upload(file, { name, onProgress, signal }) {
    signal?.throwIfAborted();
    const { user } = await connection.session();
    const reference = `${user.id}/${newId()}-${safeName(name)}`;
    const send = fetchWithProgress(connection.environment.fetch, onProgress ?? (() => {}));
    const { error } = await connection.sendingBy(withSignal(send, signal), reference, () =>
      bucketOf(connection.client).upload(reference, file, {
        cacheControl: cacheSeconds,
        contentType: file.type,
      }),
    );
    if (error) throw fileProblem(error, signal);
    return reference;
  },

  async room({ signal = neverAborted } = {}) {
    await connection.session();
    const { data } = await restAnswer(connection.client.rpc('upload_room').abortSignal(signal), signal);
    const { used_bytes, most_bytes, files, most_files } = parseResponse(uploadRoomSchema, data);
    return { usedBytes: used_bytes, mostBytes: most_bytes, files, mostFiles: most_files };
  },
});
