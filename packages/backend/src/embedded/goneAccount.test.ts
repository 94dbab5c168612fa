import { drawnPicture } from '@kinora/media/node';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServices } from './services/startServices.ts';
import { startTestGateway, succeed, type TestGateway } from './testing/startTestGateway.ts';

let gateway: TestGateway;
let database: pg.Client;
beforeAll(async () => {
  gateway = await startTestGateway({ services: startServices });
  database = new pg.Client({ connectionString: gateway.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await gateway.stop();
});

/** Every table with rows in which one of these words stands. */
async function tablesWith(...words: readonly string[]): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await database.query(
      `select from ${name} as line where exists (select from unnest($1::text[]) as word where strpos(line::text, word) > 0)`,
      [words],
    );
    if (rowCount) found.push(name);
  }
  return found.toSorted();
}

const remove = async (client: Awaited<ReturnType<TestGateway['signedIn']>>['client']) =>
  succeed(client.functions.invoke('delete-account', { body: { password: 'correct horse' } }));

test('of an account that is deleted no table keeps id or address, and of others all keep what they had', async () => {
  const gone = await gateway.signedIn();
  const stays = await gateway.signedIn();
  await succeed(gone.client.functions.invoke('export-data', { body: {} }));
  expect(await tablesWith(gone.userId, gone.email)).toContain('auth.audit_log_entries');
  const kept = await tablesWith(stays.userId, stays.email);
  await remove(gone.client);
  // What has yet to be sent holds the address it goes to.
  await expect.poll(() => tablesWith(gone.userId, gone.email)).toEqual([]);
  expect(await tablesWith(stays.userId, stays.email)).toEqual(kept);
  expect(kept).toContain('auth.audit_log_entries');
});

test('the token of an account that is deleted brings no file in any more', async () => {
  const { client, userId } = await gateway.signedIn();
  const token = (await client.auth.getSession()).data.session!.access_token;
  const picture = new Uint8Array(await drawnPicture('seaAtDusk', { width: 96, height: 54 }, 1));
  const upload = async (name: string) =>
    (
      await fetch(`${gateway.origin}/storage/v1/object/creations/${userId}/${name}`, {
        method: 'POST',
        headers: {
          apikey: gateway.keys.publishable,
          authorization: `Bearer ${token}`,
          'content-type': 'image/jpeg',
        },
        body: picture,
      })
    ).status;
  expect(await upload('before.jpg')).toBe(200);
  await remove(client);
  expect(await upload('after.jpg')).toBe(403);
  expect(
    (await database.query('select from storage.objects where name like $1', [`${userId}/%`])).rowCount,
  ).toBe(0);
});
