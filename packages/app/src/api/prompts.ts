import { promptEntryColumns, promptEntrySchema, type PromptsApi } from '@kinora/contract';
import * as v from 'valibot';
import type { Connection } from './connection.ts';
import { restAnswer } from './problems.ts';
import { parseResponse } from './parseResponse.ts';

export function promptsApi(connection: Connection): PromptsApi {
  const table = () => connection.client.from('prompt_history');
  return {
    async list({ tool, signal } = {}) {
      await connection.session();
      const all = table().select(promptEntryColumns).order('last_used_at', { ascending: false });
      const query = tool === undefined ? all : all.eq('tool', tool);
      const { data } = await restAnswer(query, signal);
      return parseResponse(v.array(promptEntrySchema), data);
    },

    async forget(id) {
      await connection.session();
      await restAnswer(table().delete().eq('id', id));
    },

    async forgetAll({ tool } = {}) {
      const { user } = await connection.session();
      // PostgREST deletes nothing without a filter, so that a slip empties no table.
      const all = table().delete().eq('user_id', user.id);
      await restAnswer(tool === undefined ? all : all.eq('tool', tool));
    },
  };
}
