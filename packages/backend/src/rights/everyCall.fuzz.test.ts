import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../embedded/testing/startTestGateway.ts';
import { callable } from './expectations.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const calls = 1_000;
const seed = 20_261_121;
const someId = '0b0e7c1e-1111-4222-8333-444455556666';

/** What a client can call of the database, each with right values. */
const right: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  add_bookmark: { creation: someId, model: null },
  add_to_album: { id: someId, creations: [someId] },
  album_creations: { id: someId, after: null },
  albums_holding: { creations: [someId] },
  credit_history: { after: 1, most: 60 },
  delete_album: { id: someId },
  end_session: { id: someId },
  job_state: { task: someId },
  my_albums: {},
  my_sessions: {},
  put_away_job: { task: someId },
  recent_jobs: {},
  remove_from_album: { id: someId, creations: [someId] },
  restore_creation: { id: someId },
  running_jobs: {},
  save_album: { id: null, title: 'Harbours', description: '' },
  set_album_cover: { id: someId, creation: someId },
  set_album_public: { id: someId, is_public: true },
  trashed_creations: { after: null, one: someId },
  upload_room: {},
};
const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(
    '',
    '\u0000',
    "'; drop table public.albums; --",
    'x'.repeat(20_000),
    Number.MAX_SAFE_INTEGER,
    -1,
    1.5,
    '2026-11-21T12:00:00Z',
    `2026-11-21T12:00:00Z,${someId}`,
    'infinity,nothing',
  ),
  fc.string({ unit: 'binary' }),
);
interface Sent {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly body?: object;
}
const named = fc.constantFrom(...Object.keys(right)).chain((name) => {
  const keys = ['p_user', ...Object.keys(right[name]!)];
  return fc.array(fc.tuple(fc.constantFrom(...keys), odd), { maxLength: 2 }).map((changes): Sent => ({
    method: 'POST',
    path: `rpc/${name}`,
    body: { ...right[name], ...Object.fromEntries(changes) },
  }));
});
const written = fc
  .record({ title: odd, is_liked: odd, name: odd, description: odd, images: odd }, { requiredKeys: [] })
  .chain((body) =>
    fc.constantFrom<Sent>(
      { method: 'POST', path: 'characters', body },
      { method: 'PATCH', path: `characters?id=eq.${someId}`, body },
      { method: 'PATCH', path: `user_creations?id=eq.${someId}`, body },
    ),
  );
const filtered = fc
  .tuple(
    fc.constantFrom('user_creations', 'credit_packs', 'characters', 'prompt_history'),
    fc.constantFrom('id', 'type', 'order', 'select', 'or', 'limit', 'offset', 'user_id', 'nothing'),
    fc.oneof(
      fc.constantFrom(
        'eq.',
        'eq.1',
        'in.(',
        'is.null',
        'ilike.%',
        'lt.\u0000',
        '(id.eq.1',
        '*,user:users(*)',
        '-1',
      ),
      fc.string(),
    ),
  )
  .map(([table, key, value]): Sent => ({
    method: 'GET',
    path: `${table}?${new URLSearchParams({ [key]: value }).toString()}`,
  }));
const sent = fc.oneof(
  { weight: 6, arbitrary: named },
  { weight: 2, arbitrary: written },
  { weight: 2, arbitrary: filtered },
);

it('every call of the database that a client may make is tried', () => {
  expect(Object.keys(right).toSorted()).toEqual(
    Object.entries(callable)
      .filter(([, roles]) => roles.length > 0)
      .map(([name]) => name)
      .toSorted(),
  );
});

it(
  `${calls} calls of the database and its tables with wrong values find no 5xx`,
  { timeout: 60_000 },
  async () => {
    const { client } = await gateway.signedIn();
    const {
      data: { session },
    } = await client.auth.getSession();
    const waiting = fc.sample(sent, { numRuns: calls, seed });
    const statuses = new Map<number, number>();
    const send = async ({ method, path, body }: Sent) => {
      const answer = await fetch(`${gateway.origin}/rest/v1/${path}`, {
        method,
        headers: {
          apikey: gateway.keys.publishable,
          authorization: `Bearer ${session!.access_token}`,
          'content-type': 'application/json',
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const shown = `${method} ${path} ${JSON.stringify(body)?.slice(0, 300)}: ${answer.status} ${text.slice(0, 300)}`;
      expect(answer.status, `with ${shown}`).toBeLessThan(500);
    };
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        for (let next = waiting.pop(); next; next = waiting.pop()) await send(next);
      }),
    );
    expect(statuses.get(200)).toBeGreaterThan(50);
    expect(statuses.get(400)).toBeGreaterThan(50);
  },
);
