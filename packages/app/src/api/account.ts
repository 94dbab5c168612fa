import { dataExportSchema, deviceSessionSchema, type AccountApi, type Cancellable } from '@kinora/contract';
import * as v from 'valibot';
import { callFunction } from './callFunction.ts';
import type { Connection } from './connection.ts';
import { isoTime } from './isoTime.ts';
import { authProblem, restAnswer } from './problems.ts';
import { parseResponse } from './parseResponse.ts';

const moment = v.pipe(v.string(), v.transform(isoTime));
const sessionsSchema = v.array(
  v.object({ ...deviceSessionSchema.entries, created_at: moment, last_used_at: moment }),
);

async function sessionsOf(connection: Connection, { signal }: Cancellable = {}) {
  await connection.session();
  const { data } = await restAnswer(connection.client.rpc('my_sessions'), signal);
  return parseResponse(sessionsSchema, data);
}

export const accountApi = (connection: Connection): AccountApi => ({
  async changePassword({ current, next }) {
    await connection.session();
    await callFunction(connection, 'change-password', { body: { current, next } });
  },

  sessions: (options) => sessionsOf(connection, options),

  async endSession(id) {
    await connection.session();
    await restAnswer(connection.client.rpc('end_session', { id }));
  },

  async endOtherSessions() {
    // The client takes a token that the server refuses for success: so what refuses it, or has it renewed, goes before.
    await sessionsOf(connection);
    const { error } = await connection.client.auth.signOut({ scope: 'others' });
    if (error) throw authProblem(error);
  },

  async exportData() {
    await connection.session();
    const answer = parseResponse(dataExportSchema, await callFunction(connection, 'export-data'));
    return { url: new URL(answer.url, connection.address.url).href, expiresAt: answer.expires_at };
  },

  async delete({ password }) {
    await connection.session();
    await callFunction(connection, 'delete-account', { body: { password } });
    // There is nobody left to sign out at the server; this device forgets its session all the same.
    await connection.client.auth.signOut({ scope: 'local' }).catch(() => {});
  },
});
