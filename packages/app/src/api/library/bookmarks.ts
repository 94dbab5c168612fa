import { bookmarkSchema, creationColumns, type Bookmark, type LibraryApi } from '@kinora/contract';
import * as v from 'valibot';
import type { Connection } from '../connection.ts';
import { creationRow } from '../creationRows.ts';
import { restAnswer } from '../problems.ts';
import { readableCreations } from '../readableCreations.ts';
import type { SignedAddresses } from '../signedAddresses.ts';
import { parseResponse } from '../parseResponse.ts';

type BookmarksApi = Pick<LibraryApi, 'bookmarks' | 'addBookmark' | 'removeBookmark'>;

const rowsSchema = v.array(v.object({ ...bookmarkSchema.entries, creation: v.nullable(creationRow) }));

export const bookmarksApi = (connection: Connection, addresses: SignedAddresses): BookmarksApi => ({
  async bookmarks({ signal } = {}) {
    await connection.session();
    const query = connection.client
      .from('bookmarks')
      .select(`id,created_at,model_id,creation:user_creations(${creationColumns})`)
      .order('created_at', { ascending: false });
    const { data } = await restAnswer(query, signal);
    // One whose creation is in the trash is not shown, and is there again when that is restored.
    const rows = parseResponse(rowsSchema, data).filter(
      (row) => row.model_id !== null || row.creation !== null,
    );
    const creations = rows.flatMap((row) => row.creation ?? []);
    const readable = await readableCreations(creations, addresses, signal);
    return rows.map((row): Bookmark => ({
      ...row,
      creation: readable.find((each) => each.id === row.creation?.id) ?? null,
    }));
  },

  async addBookmark(target) {
    await connection.session();
    const { data } = await restAnswer(connection.client.rpc('add_bookmark', target));
    return parseResponse(v.string(), data);
  },

  async removeBookmark(id) {
    await connection.session();
    await restAnswer(connection.client.from('bookmarks').delete().eq('id', id));
  },
});
