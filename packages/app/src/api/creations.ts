import {
  generalWords,
  creationColumns,
  creationPageSize,
  downloadWords,
  problemIn,
  purgedSchema,
  type CreationsApi,
} from '@kinora/contract';
import { bucketOf } from './bucket.ts';
import { callFunction } from './callFunction.ts';
import type { Connection } from './connection.ts';
import { behind, keyOf } from './creationKey.ts';
import { creationRows, trashPage } from './creationRows.ts';
import { fileProblem, notFound, restAnswer } from './problems.ts';
import { readableCreations } from './readableCreations.ts';
import type { SignedAddresses } from './signedAddresses.ts';
import { searchPatterns } from './searchPatterns.ts';
import { parseResponse } from './parseResponse.ts';

const gone = () => notFound(generalWords.gone('creation'));
const downloadSeconds = 120;

export function creationsApi(connection: Connection, addresses: SignedAddresses): CreationsApi {
  const { client } = connection;
  const table = () => client.from('user_creations');

  const change = async (id: string, to: { is_liked: boolean } | { title: string | null }) => {
    await connection.session();
    const { data } = await restAnswer(table().update(to).eq('id', id).select('id'));
    if (data.length === 0) throw gone();
  };

  return {
    async list({ type, sort, search = '', after, signal }) {
      const { user } = await connection.session();
      const matching = (columns: string) => {
        let query = table().select(columns, { count: 'exact' }).eq('user_id', user.id);
        if (type) query = query.eq('type', type);
        for (const pattern of searchPatterns(search)) query = query.ilike('search_text', pattern);
        return sort === 'liked' ? query.eq('is_liked', true) : query;
      };
      const ascending = sort === 'oldest';
      const page = matching(creationColumns)
        .order('created_at', { ascending })
        .order('id', { ascending })
        .limit(creationPageSize);
      const [{ data, count }, whole] = await Promise.all([
        restAnswer(after ? page.or(behind(after, sort)) : page, signal),
        // Under a key, the count is that of what is left.
        after ? restAnswer(matching('id').limit(1), signal) : null,
      ]);
      const rows = parseResponse(creationRows, data);
      const last = rows.at(-1);
      const isMore = (count ?? 0) > rows.length;
      return {
        items: await readableCreations(rows, addresses, signal),
        total: (whole ?? { count }).count ?? rows.length,
        next: isMore && last ? keyOf(last) : null,
      };
    },

    async byId(id, { signal } = {}) {
      await connection.session();
      const answer = await restAnswer(table().select(creationColumns).eq('id', id).limit(1), signal).catch(
        (thrown: unknown) => {
          if (problemIn(thrown)?.kind === 'NotFound') return { data: [] };
          throw thrown;
        },
      );
      const [row] = await readableCreations(parseResponse(creationRows, answer.data), addresses, signal);
      return row ?? null;
    },

    setLiked: (id, isLiked) => change(id, { is_liked: isLiked }),
    rename: (id, title) => change(id, { title: title.trim() || null }),

    async remove(id) {
      await connection.session();
      // The delete answers with no row, since the row goes to the trash; so whether it is there is asked before.
      const { data } = await restAnswer(table().select('id').eq('id', id).limit(1));
      if (data.length === 0) throw gone();
      await restAnswer(table().delete().eq('id', id));
    },

    async restore(id) {
      await connection.session();
      await restAnswer(client.rpc('restore_creation', { id }));
    },

    async trash({ after, id, signal } = {}) {
      await connection.session();
      const { data } = await restAnswer(client.rpc('trashed_creations', { after, one: id }), signal);
      const page = parseResponse(trashPage, data);
      return { ...page, items: await readableCreations(page.items, addresses, signal) };
    },

    async deleteForever(which) {
      await connection.session();
      const answer = await callFunction(connection, 'delete-forever', { body: which });
      return parseResponse(purgedSchema, answer).deleted;
    },

    async downloadAddress(creation) {
      if (!creation.download_url) throw notFound(downloadWords.fileMissing);
      const { downloadName } = await import('./everyTool.ts');
      const { data, error } = await bucketOf(connection.client).createSignedUrl(
        creation.download_url,
        downloadSeconds,
        {
          download: downloadName(creation),
        },
      );
      if (!error) return data.signedUrl;
      const problem = fileProblem(error);
      throw problem.problem.kind === 'NotFound' ? notFound(downloadWords.fileMissing) : problem;
    },
  };
}
