import { libraryWords, sharedAlbumSchema, type LibraryApi } from '@kinora/contract';
import { callFunction } from '../callFunction.ts';
import type { Connection } from '../connection.ts';
import { parseResponse } from '../parseResponse.ts';

type SharedApi = Pick<LibraryApi, 'sharedAlbum' | 'reportAlbum'>;

/** What whoever has the link may do; nobody has to be signed in for it. */
export const sharedAlbumApi = (connection: Connection): SharedApi => ({
  async sharedAlbum(token, { signal } = {}) {
    const album = parseResponse(
      sharedAlbumSchema,
      await callFunction(connection, 'shared-album', {
        body: { token },
        signal,
        failed: libraryWords.albums.notFound,
      }),
    );
    const absolute = (address: string | null) =>
      address === null ? null : new URL(address, connection.address.url).href;
    const items = album.items.map((item) => ({
      ...item,
      fileUrl: absolute(item.fileUrl),
      thumbnailUrl: absolute(item.thumbnailUrl),
    }));
    return { ...album, items };
  },

  async reportAlbum(report) {
    await callFunction(connection, 'report-album', { body: report });
  },
});
