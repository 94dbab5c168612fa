import type { StudioApiUnderTest } from '@kinora/contract/testing/conformance';
import { expect } from 'vitest';
import type { RealServer } from './realServer.ts';

export interface ClientOnOptions extends Pick<StudioApiUnderTest, 'move'> {
  readonly picture: Buffer;
}

/** A server as the suite takes it: a fresh client, and accounts with what they have to spend. */
export const clientOn = async (
  server: RealServer,
  { picture, move }: ClientOnOptions,
): Promise<StudioApiUnderTest> => ({
  api: server.client(),
  picture: picture.toString('base64'),
  ...(move && { move }),
  async textAt(place) {
    const { origin, keys } = server.server;
    const answer = await fetch(`${origin}/storage/v1/object/creations/${place}`, {
      headers: { apikey: keys.secret },
    });
    if (!answer.ok) throw new Error(`${place} could not be read: ${await answer.text()}`);
    return answer.text();
  },
  async account({ included, balance }) {
    const { id, ...credentials } = await server.newAccount();
    // Lots are granted when first asked for; then their size can be set.
    await server.sql('select public.video_limits($1)', [id]);
    if (included !== 3)
      await server.sql(
        `update public.allowance_lots set granted = $2 where user_id = $1 and kind = 'video'`,
        [id, included],
      );
    if (balance > 0)
      await server.sql(`select public.credit_grant($1, $2, 'purchase', $3)`, [id, balance, `test:${id}`]);
    return credentials;
  },
  async cameByReset(email) {
    await server.sql(
      `insert into auth.mfa_amr_claims (session_id, authentication_method)
       select session.id, 'recovery' from auth.sessions as session
       join auth.users as account on account.id = session.user_id where account.email = $1`,
      [email],
    );
  },
});

/** Ends a server whose books must balance after all that was asked of it. */
export async function stoppedInOrder(server: RealServer): Promise<void> {
  expect(
    await server.sql('select * from private.ledger_drift where what not like $1', ['lot by entries']),
  ).toEqual([]);
  await server.stop();
}
