import type { LibraryApi } from '@kinora/contract';
import type { Connection } from '../connection.ts';
import type { SignedAddresses } from '../signedAddresses.ts';
import { albumsApi } from './albums.ts';
import { bookmarksApi } from './bookmarks.ts';
import { charactersApi } from './characters.ts';
import { modelsApi } from './models.ts';
import { sharedAlbumApi } from './sharedAlbum.ts';

export const libraryApi = (connection: Connection, addresses: SignedAddresses): LibraryApi => ({
  ...bookmarksApi(connection, addresses),
  ...albumsApi(connection, addresses),
  ...sharedAlbumApi(connection),
  ...charactersApi(connection, addresses),
  ...modelsApi(connection, addresses),
});
