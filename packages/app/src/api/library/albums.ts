import { albumSchema, albumVisibilitySchema, type LibraryApi } from '@kinora/contract';
import * as v from 'valibot';
import type { Connection } from '../connection.ts';
import { creationPage } from '../creationRows.ts';
import { restAnswer } from '../problems.ts';
import { readableCreations } from '../readableCreations.ts';
import type { SignedAddresses } from '../signedAddresses.ts';
import { parseResponse } from '../parseResponse.ts';

type AlbumsApi = Pick<
  LibraryApi,
  | 'albums'
  | 'saveAlbum'
  | 'deleteAlbum'
  | 'setAlbumPublic'
  | 'addToAlbum'
  | 'albumsHolding'
  | 'removeFromAlbum'
  | 'setAlbumCover'
  | 'albumCreations'
>;

/** So many the server puts into an album, or looks for in one, at once. */
const mostAtOnce = 1000;
const counts = v.record(v.string(), v.number());

export function albumsApi(connection: Connection, addresses: SignedAddresses): AlbumsApi {
  const call = async (name: string, given: object = {}, signal?: AbortSignal) => {
    await connection.session();
    const { data } = await restAnswer(connection.client.rpc(name, given), signal);
    return data as unknown;
  };
  return {
    async albums({ signal } = {}) {
      const albums = parseResponse(v.array(albumSchema), await call('my_albums', {}, signal));
      const covers = await addresses.of(
        albums.map((album) => album.coverImage),
        signal,
      );
      return albums.map((album, index) => ({ ...album, coverImage: covers[index] ?? null }));
    },
    saveAlbum: async ({ id, title, description = '' }) =>
      parseResponse(v.string(), await call('save_album', { ...(id && { id }), title, description })),
    async deleteAlbum(id) {
      await call('delete_album', { id });
    },
    setAlbumPublic: async (id, isPublic) =>
      parseResponse(albumVisibilitySchema, await call('set_album_public', { id, is_public: isPublic })),
    async addToAlbum(id, creations) {
      let size = 0;
      let from = 0;
      do {
        const some = creations.slice(from, (from += mostAtOnce));
        size = parseResponse(v.number(), await call('add_to_album', { id, creations: some }));
      } while (from < creations.length);
      return size;
    },
    async albumsHolding(creations, { signal } = {}) {
      const held: Record<string, number> = {};
      for (let from = 0; from < creations.length; from += mostAtOnce) {
        const some = { creations: creations.slice(from, from + mostAtOnce) };
        const answer = parseResponse(counts, await call('albums_holding', some, signal));
        for (const [id, size] of Object.entries(answer)) held[id] = (held[id] ?? 0) + size;
      }
      return held;
    },
    removeFromAlbum: async (id, creations) =>
      parseResponse(v.number(), await call('remove_from_album', { id, creations })),
    async setAlbumCover(id, creation) {
      await call('set_album_cover', { id, creation });
    },
    async albumCreations(id, { after, signal } = {}) {
      const page = parseResponse(
        creationPage,
        await call('album_creations', { id, ...(after && { after }) }, signal),
      );
      return { ...page, items: await readableCreations(page.items, addresses, signal) };
    },
  };
}
