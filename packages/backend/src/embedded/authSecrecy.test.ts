import bcrypt from 'bcryptjs';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startTestGateway, succeed, type TestGateway } from './testing/startTestGateway.ts';

let gateway: TestGateway;
let database: pg.Client;
beforeAll(async () => {
  gateway = await startTestGateway();
  database = new pg.Client({ connectionString: gateway.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await gateway.stop();
});
afterEach(() => vi.restoreAllMocks());

const password = 'correct horse';

async function post(path: string, body: object) {
  const answer = await fetch(`${gateway.origin}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: gateway.keys.publishable, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const headers = Object.fromEntries(answer.headers);
  delete headers['date'];
  return { status: answer.status, headers, text: await answer.text() };
}

/** An answer, with the passwords that were compared or hashed for it, and how dear that was asked to be. */
async function worked<T>(work: () => Promise<T>) {
  const compare = vi.spyOn(bcrypt, 'compare');
  const hash = vi.spyOn(bcrypt, 'hash');
  const answer = await work();
  const cost = { compared: compare.mock.calls.length, hashed: hash.mock.calls.length };
  const asked = hash.mock.calls.map(([, rounds]) => rounds);
  const against = compare.mock.calls.map(([, kept]) => kept);
  vi.restoreAllMocks();
  return { answer, cost, asked, against };
}

const signIn = (email: string, guess: string) =>
  post('token?grant_type=password', { email, password: guess });
const signUp = (email: string) => post('signup', { email, password, data: { full_name: 'Ada' } });

/** What an answer has where its values are one's own: fields, kinds, lengths, and what is the same for all. */
const shapeOf = (text: string, email: string) =>
  text
    .replaceAll(email, '<email>')
    .replaceAll(/[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}/g, '<id>')
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?\+00:00/g, '<time>');

test('a wrong password says the same of a confirmed, an unconfirmed and an unknown address, after as much work (A94)', async () => {
  const { email: confirmed } = await gateway.signedIn();
  const unconfirmed = 'unconfirmed@example.org';
  await succeed(gateway.client().auth.signUp({ email: unconfirmed, password }));
  const withoutPassword = 'invited@example.org';
  await database.query(
    `insert into auth.users (id, email, aud, role) values (gen_random_uuid(), $1, 'authenticated', 'authenticated')`,
    [withoutPassword],
  );
  const tried = [];
  for (const email of [confirmed, unconfirmed, 'unknown@example.org', withoutPassword])
    tried.push(await worked(() => signIn(email, 'wrong horse')));
  for (const { answer, cost } of tried) {
    expect(answer).toEqual(tried[0]!.answer);
    expect(cost).toEqual({ compared: 1, hashed: 0 });
  }
  expect(JSON.parse(tried[0]!.answer.text)).toMatchObject({ error_code: 'invalid_credentials' });
  // Where nothing is kept, what is compared is as dear as what is kept of a new account.
  for (const { against } of tried.slice(2)) expect(against).toEqual([expect.stringMatching(/^\$2b\$10\$/)]);
  // Whoever has the password hears what to do.
  const { answer: owner } = await worked(() => signIn(unconfirmed, password));
  expect(JSON.parse(owner.text)).toMatchObject({ error_code: 'email_not_confirmed' });
});

test('an address that has an account signs up like a new one: status, headers, every field, and the work (A74)', async () => {
  const { email: confirmed } = await gateway.signedIn();
  const fresh = 'fresh@example.org';
  const first = await worked(() => signUp(fresh));
  // Now it has one that waits for its confirmation, and then one whose confirmation may be sent again.
  const soon = await worked(() => signUp(fresh));
  await database.query(
    `update auth.users set confirmation_sent_at = now() - interval '2 minutes' where email = $1`,
    [fresh],
  );
  const later = await worked(() => signUp(fresh));
  const known = await worked(() => signUp(confirmed));
  const shown = ({ answer }: typeof first, email: string) => {
    // An address of another length is a longer answer.
    const headers = { ...answer.headers, 'content-length': 'any' };
    return { status: answer.status, headers, shape: shapeOf(answer.text, email) };
  };
  const meant = shown(first, fresh);
  expect(meant.status).toBe(200);
  for (const { asked } of [first, soon, later, known]) expect(new Set(asked)).toEqual(new Set([10]));
  expect(meant.shape).toContain('"user_metadata":{"full_name":"Ada"');
  for (const [signed, email] of [
    [soon, fresh],
    [later, fresh],
    [known, confirmed],
  ] as const) {
    expect(shown(signed, email)).toEqual(meant);
    expect(signed.cost).toEqual(first.cost);
  }
});
