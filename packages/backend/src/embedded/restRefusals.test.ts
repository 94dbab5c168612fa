import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { statementMilliseconds } from './statementLimit.ts';
import { startTestGateway, type TestGateway } from './testing/startTestGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
const closers: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closers) await close();
  await gateway.stop();
});

it('a filter that would take for ever is cut off, and said as hosted says it', async () => {
  const { client, userId } = await gateway.signedIn();
  const owner = new pg.Pool({ connectionString: gateway.databaseUrl, max: 1 });
  closers.push(() => owner.end());
  await owner.query(
    `insert into public.user_creations (id, user_id, type, prompt, status, model_used, made_by, credits_cost, settings)
     values ($1, $2, 'image', $3, 'completed', 'sdxl', 'Local engine', 5, '{}')`,
    [randomUUID(), userId, `x${'a'.repeat(4_000)}`],
  );
  // Each part may be of any length and has to come again, and the first never does: the length to the third power of tries.
  const began = performance.now();
  const { status, error, data } = await client
    .from('user_creations')
    .select()
    .filter('prompt', 'match', String.raw`^(.+)(.+)(.+)\3\2\1$`);
  const took = performance.now() - began;
  expect({ status, error, data }).toEqual({
    status: 500,
    error: {
      code: '57014',
      details: null,
      hint: null,
      message: 'canceling statement due to statement timeout',
    },
    data: null,
  });
  expect(took).toBeGreaterThan(statementMilliseconds * 0.9);
  expect(took).toBeLessThan(statementMilliseconds * 2);
  const asked = async () =>
    (
      await owner.query(
        `select 1 from pg_stat_activity where state = 'active' and query like '%user_creations%' and pid <> pg_backend_pid()`,
      )
    ).rows;
  // The answer is there a moment before the server has put the work down.
  await expect.poll(asked, { timeout: 15_000 }).toEqual([]);
  // The connection that was cut off serves the next.
  expect((await client.from('user_creations').select('id')).data).toHaveLength(1);
});

it('a row that the table’s own rules refuse is the sender’s fault, as on hosted', async () => {
  const { client } = await gateway.signedIn();
  const { status, error } = await client
    .from('characters')
    .insert({ name: 'Ada', description: '', images: [] });
  expect({ status, code: error?.code }).toEqual({ status: 400, code: '23514' });
});

it.each([
  ['t', true],
  ['yes', true],
  ['1', true],
  ['off', false],
])('a yes or no is what the database reads in it, in filters and in rows: %s', async (word, meant) => {
  const { client, userId } = await gateway.signedIn();
  const owner = new pg.Client({ connectionString: gateway.databaseUrl });
  await owner.connect();
  closers.push(() => owner.end());
  for (const liked of [true, false])
    await owner.query(
      `insert into public.user_creations (user_id, type, status, title, is_liked, file_url)
       values ($1::uuid, 'image', 'completed', $2::text, $3, $1 || '/a.png')`,
      [userId, String(liked), liked],
    );
  const rows = () => client.from('user_creations').select('title,is_liked').order('title');
  const changed = client.from('user_creations').update({ title: 'changed' }).eq('is_liked', word);
  expect((await changed.select('is_liked')).data).toEqual([{ is_liked: meant }]);
  await client.from('user_creations').update({ is_liked: word }).eq('is_liked', !meant);
  expect((await rows()).data).toEqual(
    [{ title: 'changed' }, { title: String(!meant) }].map((row) => ({ ...row, is_liked: meant })),
  );
});

it.each(['maybe', '', '2'])(
  'what is neither yes nor no is refused, and changes nothing: "%s"',
  async (word) => {
    const { client } = await gateway.signedIn();
    const refused = { code: '22P02', message: `invalid input syntax for type boolean: "${word}"` };
    const table = () => client.from('user_creations');
    expect((await table().delete().eq('is_liked', word)).error).toMatchObject(refused);
    expect((await table().update({ is_liked: word }).eq('type', 'image')).error).toMatchObject(refused);
  },
);
