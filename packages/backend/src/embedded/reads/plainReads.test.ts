import { SignJWT } from 'jose';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeKeys } from '../keys.ts';
import { createLite, mostRows } from '../lite/createLite.ts';
import { restRoutes } from '../lite/restRoutes.ts';
import { booleanColumns } from '../lite/writtenBooleans.ts';
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase.ts';
import { plainReads } from './plainReads.ts';

const keys = makeKeys();
const ada = '11111111-1111-4111-8111-111111111111';
const bob = '22222222-2222-4222-8222-222222222222';
let database: TestDatabase;
let pool: pg.Pool;
let lite: Awaited<ReturnType<typeof createLite>>;
let api: (request: Request) => Promise<Response>;

beforeAll(async () => {
  database = await openTestDatabase();
  // One connection, so that whatever a read left behind would meet the next.
  pool = new pg.Pool({ connectionString: database.url, max: 1 });
  for (const id of [ada, bob])
    await pool.query('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@example.org`]);
  await pool.query(
    `insert into public.user_creations (user_id, type, status, title, prompt, file_url, is_liked, settings, created_at)
     select id::uuid, 'image', 'completed', title, prompt, id || '/a.png', liked, '{"seed": 7, "size": [1, 2.5]}', made::timestamptz
     from unnest($1::text[], $2::text[], $3::text[], $4::boolean[], $5::text[]) as row (id, title, prompt, liked, made)`,
    [
      [ada, ada, ada, bob],
      ['Sea', `O'Hara's "dunes" \\ 100 %`, null, 'Sea'],
      ['waves', 'ünïcode 海', 'x', 'waves'],
      [true, false, false, true],
      [
        '2026-11-14 09:30:00.123456+00',
        '2026-11-14 11:30:00+02',
        '2026-11-15 00:00:00+00',
        '2026-11-15 00:00:00+00',
      ],
    ],
  );
  lite = await createLite({
    databaseUrl: database.url,
    keys,
    origins: ['http://kinora.test'],
    mail: { name: 'none', send: async () => {}, close: async () => {} },
    log: () => {},
  });
  api = restRoutes(lite.fetch, await booleanColumns(pool));
});
afterAll(async () => {
  await lite.close();
  await pool.end();
  await database.close();
});

const tokenOf = (sub: string, lasts = '1h') =>
  new SignJWT({ role: 'authenticated', session_id: sub })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(sub)
    .setIssuedAt()
    .setExpirationTime(lasts)
    .sign(new TextEncoder().encode(keys.jwtSecret));

const asking = (query: string, headers: Readonly<Record<string, string>> = {}) =>
  new Request(`http://kinora.test/rest/v1/${query}`, { headers: { apikey: keys.publishable, ...headers } });
const bearer = async (sub: string) => ({ authorization: `Bearer ${await tokenOf(sub)}` });

const told = async (answer: Response) => ({
  status: answer.status,
  range: answer.headers.get('content-range'),
  place: answer.headers.get('content-location'),
  type: answer.headers.get('content-type'),
  applied: answer.headers.get('preference-applied'),
  body: (await answer.json()) as unknown,
});

/** Whether the API was asked at all. */
function reads(clock = () => new Date()) {
  const passedOn: string[] = [];
  const answer = plainReads({
    api: (request) => {
      passedOn.push(request.url);
      return api(request);
    },
    pool,
    keys,
    mostRows,
    clock,
  });
  return { answer, passedOn };
}

describe('a plain read is answered by the database as the API answers it:', () => {
  const counted = { prefer: 'count=exact' };
  const visitors: readonly (readonly [query: string, headers: Readonly<Record<string, string>>])[] = [
    ['credit_packs?select=*&is_active=eq.true&order=credits.asc', {}],
    ['credit_packs?select=id,credits&order=credits.desc,id&limit=2', counted],
    ['credit_packs?select=id&credits=eq.1', counted],
    ['credit_packs?select=id&offset=100', {}],
    ['credit_packs?select=id&limit=0', counted],
    ['credit_packs?select=id&order=id&offset=1&limit=5', counted],
    ['subscription_plans?order=price_monthly.desc.nullslast,id', {}],
    ['models?select=id,name&id=in.(flux-dev,nothing)&order=id', {}],
  ];
  it.each(visitors)('a visitor: %s', async (query, headers) => {
    const { answer, passedOn } = reads();
    const [ours, theirs] = [await answer(asking(query, headers)), await api(asking(query, headers))];
    expect(await told(ours)).toEqual(await told(theirs));
    expect(passedOn).toEqual([]);
  });

  it.each([
    ['user_creations?order=created_at.desc,id.desc&limit=2', counted],
    [`user_creations?select=title,created_at&user_id=eq.${ada}&is_liked=is.false&order=created_at`, counted],
    [`user_creations?user_id=eq.${bob}`, counted],
    [`user_creations?select=prompt&title=eq.${encodeURIComponent(`O'Hara's "dunes" \\ 100 %`)}`, {}],
    ['user_creations?select=id&title=is.null', {}],
    ['user_creations?select=title&created_at=lt.2026-11-14T09%3A30%3A00.123456%2B00%3A00', {}],
    ['user_creations?select=title&created_at=gte.2026-11-14T09%3A30%3A00.123456%2B00%3A00&order=title', {}],
    ['user_creations?select=title&title=neq.Sea', {}],
    ['payments', counted],
  ] as const)('a person: %s', async (query, more) => {
    const { answer, passedOn } = reads();
    const headers = { ...more, ...(await bearer(ada)) };
    const [ours, theirs] = [await answer(asking(query, headers)), await api(asking(query, headers))];
    expect(await told(ours)).toEqual(await told(theirs));
    expect(passedOn).toEqual([]);
  });
});

it.each([
  ['t', ['Sea']],
  ['0', [`O'Hara's "dunes" \\ 100 %`, null]],
])('a yes or no is what the database reads in it: %s', async (word, titles) => {
  const { answer, passedOn } = reads();
  const query = `user_creations?select=title&is_liked=eq.${word}&order=title`;
  const ours = await answer(asking(query, await bearer(ada)));
  expect(await ours.json()).toEqual(titles.map((title) => ({ title })));
  expect(passedOn).toEqual([]);
});

it('moments come as hosted writes them, to the last digit', async () => {
  const { answer } = reads();
  const ours = await answer(asking('user_creations?select=created_at&title=eq.Sea', await bearer(ada)));
  expect(await ours.json()).toEqual([{ created_at: '2026-11-14T09:30:00.123456+00:00' }]);
});

it('everybody sees what is theirs, whoever asked before', async () => {
  const { answer, passedOn } = reads();
  const owners = async (headers: Readonly<Record<string, string>>) =>
    (await (await answer(asking('user_creations?select=user_id', headers))).json()) as unknown;
  const [asAda, asBob] = [await bearer(ada), await bearer(bob)];
  expect(await owners(asAda)).toEqual([{ user_id: ada }, { user_id: ada }, { user_id: ada }]);
  expect(await owners(asBob)).toEqual([{ user_id: bob }]);
  expect(passedOn).toEqual([]);
  expect((await answer(asking('user_creations?select=user_id'))).status).toBe(401);
  // Neither an answer nor a refusal leaves its asker behind.
  const { rows } = await pool.query<object>(
    `select current_user as who, coalesce(current_setting('request.jwt.claims', true), '') as claims`,
  );
  expect(rows).toEqual([{ who: 'postgres', claims: '' }]);
});

it.each([
  `eq.' or true --`,
  `eq.\\' or true --`,
  `eq.'; reset role; select '`,
  `eq.$$ or true --`,
  `in.(' or true) --,a)`,
  `in.(a') or (true)`,
])('what is written into a filter is only ever a word: %s', async (filter) => {
  const { answer } = reads();
  const ours = await answer(
    asking(`user_creations?select=id&title=${encodeURIComponent(filter)}`, await bearer(ada)),
  );
  const theirs = await api(
    asking(`user_creations?select=id&title=${encodeURIComponent(filter)}`, await bearer(ada)),
  );
  expect(await told(ours)).toEqual(await told(theirs));
  expect(ours.headers.get('content-range') ?? '*/*').toBe('*/*');
});

describe('what goes wrong is said by the API:', () => {
  it.each([
    ['a column that is not there', 'models?select=id,nope', {}],
    ['a table that is not there', 'nope', {}],
    ['a table that is not for visitors', 'user_creations', {}],
    ['a yes or no that is neither', 'credit_packs?is_active=eq.maybe', {}],
    ['a value of another kind', 'credit_packs?credits=eq.abc', {}],
    ['a page behind the end', 'credit_packs?offset=100', { prefer: 'count=exact' }],
    ['a page behind nothing', 'credit_packs?credits=eq.1&offset=5', { prefer: 'count=exact' }],
    ['no key', 'models', { apikey: '' }],
    ['a key that is none', 'models', { apikey: 'sb_publishable_nothing' }],
    ['a token that is none', 'models', { authorization: 'Bearer e30.e30.e30' }],
  ])('%s', async (_what, query, headers) => {
    const { answer, passedOn } = reads();
    const [ours, theirs] = [await answer(asking(query, headers)), await api(asking(query, headers))];
    expect(ours.status).toBeGreaterThanOrEqual(400);
    expect(await told(ours)).toEqual(await told(theirs));
    expect(passedOn).toHaveLength(1);
  });
});

it('a token is good until its time is over, however often it was shown before', async () => {
  let now = new Date();
  const { answer, passedOn } = reads(() => now);
  const headers = await bearer(ada);
  expect((await answer(asking('user_creations', headers))).status).toBe(200);
  now = new Date(now.getTime() + 3_600_000);
  await answer(asking('user_creations', headers));
  expect(passedOn).toHaveLength(1);
});

it('a read that takes too long is cut off once, as hosted says it', async () => {
  await pool.query(
    `create function public.slowly() returns boolean language sql volatile as 'select pg_sleep(60) is null'`,
  );
  await pool.query('create view public.slow as select 1 as id where public.slowly()');
  await pool.query('grant select on public.slow to anon');
  await pool.query('grant execute on function public.slowly to anon');
  const hurried = {
    query: (text: string) =>
      pool.query(text.replace(/'statement_timeout', '\d+'/, `'statement_timeout', '50'`)),
  } as unknown as pg.Pool;
  let asked = 0;
  const answer = plainReads({
    api: async (request) => {
      asked += 1;
      return api(request);
    },
    pool: hurried,
    keys,
    mostRows,
    clock: () => new Date(),
  });
  expect(await told(await answer(asking('slow')))).toMatchObject({
    status: 500,
    body: { code: '57014', message: 'canceling statement due to statement timeout' },
  });
  expect(asked).toBe(0);
});
