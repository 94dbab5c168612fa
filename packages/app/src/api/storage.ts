import { mediaAddress, newId, problemIn, uploadRoomSchema, type StorageApi } from '@kinora/contract';
import { bucketOf } from './bucket.ts';
import type { Connection } from './connection.ts';
import { fetchWithProgress } from './fetchWithProgress.ts';
import { fileProblem, restAnswer } from './problems.ts';
import { parseResponse } from './parseResponse.ts';
import type { SignedAddresses } from './signedAddresses.ts';
import { untilAborted } from './untilAborted.ts';
import { withSignal } from './withSignal.ts';

const cacheSeconds = '3600';
const longestName = 80;

/** A file's name in the letters that a reference may have; its ending survives a cut. */
function safeName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[-._]+/, '');
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(plain)?.[0] ?? '';
  const stem = plain.slice(0, plain.length - ending.length).slice(0, longestName - ending.length);
  return `${stem || 'file'}${ending}`;
}

export const storageApi = (connection: Connection, signed: SignedAddresses): StorageApi => ({
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

  async addresses(places, { signal } = {}) {
    await connection.session();
    return signed.of(places, signal);
  },

  async fingerprints(places, { signal } = {}) {
    await connection.session();
    const found = places.map(async (place) => {
      if (mediaAddress(place)?.as !== 'reference') return place;
      // Storage reckons it of all that comes in.
      const { data, error } = await untilAborted(bucketOf(connection.client).info(place), signal);
      if (!error) return data.etag ?? null;
      const problem = fileProblem(error, signal);
      if (problemIn(problem)?.kind === 'NotFound') return null;
      throw problem;
    });
    return Promise.all(found);
  },

  async room({ signal } = {}) {
    await connection.session();
    const { data } = await restAnswer(connection.client.rpc('upload_room'), signal);
    const { used_bytes, most_bytes, files, most_files } = parseResponse(uploadRoomSchema, data);
    return { usedBytes: used_bytes, mostBytes: most_bytes, files, mostFiles: most_files };
  },
});
