import {
  creationColumns,
  creationPageSize,
  creationSchema,
  historyWords,
  problemIn,
  type Creation,
  type CreationsApi,
} from '@kinora/contract';
import * as v from 'valibot';
import { bucketOf } from './bucket.ts';
import type { Connection } from './connection.ts';
import { behind, keyOf } from './creationKey.ts';
import { isoTime } from './isoTime.ts';
import { downloadName } from './downloadName.ts';
import { fileProblem, notFound, restAnswer } from './problems.ts';
import type { SignedAddresses } from './signedAddresses.ts';
import { understood } from './understood.ts';

const gone = () => notFound('This creation is no longer there.');
const downloadSeconds = 120;
const rowsSchema = v.array(
  v.object({ ...creationSchema.entries, created_at: v.pipe(v.string(), v.transform(isoTime)) }),
);
const neverAborted = new AbortController().signal;

export function creationsApi(connection: Connection, addresses: SignedAddresses): CreationsApi {
  const { rest } = connection;
  const table = () => rest.from('user_creations');

  const readable = async (rows: readonly Creation[], signal?: AbortSignal): Promise<Creation[]> => {
    const signed = await addresses.of(
      rows.flatMap((row) => [row.file_url, row.thumbnail_url]),
      signal,
    );
    return rows.map((row, index) => ({
      ...row,
      file_url: signed[index * 2] ?? null,
      thumbnail_url: signed[index * 2 + 1] ?? null,
    }));
  };

  return {
    async list({ type, sort, after, signal = neverAborted }) {
      const { user } = await connection.session();
      const matching = (columns: string) => {
        let query = table().select(columns, { count: 'exact' }).eq('user_id', user.id);
        if (type) query = query.eq('type', type);
        return sort === 'liked' ? query.eq('is_liked', true) : query;
      };
      const ascending = sort === 'oldest';
      const page = matching(creationColumns)
        .order('created_at', { ascending })
        .order('id', { ascending })
        .limit(creationPageSize)
        .abortSignal(signal);
      const whole = after && restAnswer(matching('id').limit(1).abortSignal(signal), signal);
      const { data, count } = await restAnswer(after ? page.or(behind(after, sort)) : page, signal);
      const rows = understood(rowsSchema, data);
      const last = rows.at(-1);
      // Under a key, the count is that of what is left.
      const isMore = (count ?? 0) > rows.length;
      return {
        items: await readable(rows, signal),
        total: (whole ? (await whole).count : count) ?? rows.length,
        next: isMore && last ? keyOf(last) : null,
      };
    },

    async byId(id, { signal = neverAborted } = {}) {
      await connection.session();
      const answer = await restAnswer(
        table().select(creationColumns).eq('id', id).limit(1).abortSignal(signal),
        signal,
      ).catch((thrown: unknown) => {
        if (problemIn(thrown)?.kind === 'NotFound') return { data: [] };
        throw thrown;
      });
      const [row] = await readable(understood(rowsSchema, answer.data), signal);
      return row ?? null;
    },

    async setLiked(id, isLiked) {
      await connection.session();
      const { data } = await restAnswer(table().update({ is_liked: isLiked }).eq('id', id).select('id'));
      if (data.length === 0) throw gone();
    },

    async remove(id) {
      await connection.session();
      // The delete answers with no row, since the row goes to the trash; so whether it is there is asked before.
      const { data } = await restAnswer(table().select('id').eq('id', id).limit(1));
      if (data.length === 0) throw gone();
      await restAnswer(table().delete().eq('id', id));
    },

    async restore(id) {
      await connection.session();
      await restAnswer(rest.rpc('restore_creation', { id }));
    },

    async downloadAddress(creation) {
      if (!creation.download_url) throw notFound(historyWords.fileMissing);
      const { data, error } = await bucketOf(connection).createSignedUrl(
        creation.download_url,
        downloadSeconds,
        {
          download: downloadName(creation),
        },
      );
      if (!error) return data.signedUrl;
      const problem = fileProblem(error);
      throw problem.problem.kind === 'NotFound' ? notFound(historyWords.fileMissing) : problem;
    },
  };
}
