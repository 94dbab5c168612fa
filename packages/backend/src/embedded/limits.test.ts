import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServices } from './services/startServices.ts';
import { startTestGateway, type TestGateway } from './testing/startTestGateway.ts';

let gateway: TestGateway;
let database: pg.Client;
beforeAll(async () => {
  // A public server behind one proxy of its own, which writes down who asked.
  gateway = await startTestGateway({
    services: startServices,
    env: { NODE_ENV: 'production', KINORA_URL: 'https://kinora.example.org', KINORA_PROXIES: '1' },
    clock: () => new Date('2026-11-21T12:00:00Z'),
  });
  database = new pg.Client({ connectionString: gateway.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await gateway.stop();
});

async function post(path: string, body: object, address: string) {
  const answer = await fetch(`${gateway.origin}${path}`, {
    method: 'POST',
    headers: {
      apikey: gateway.keys.publishable,
      'content-type': 'application/json',
      'x-forwarded-for': `6.6.6.6, ${address}`,
    },
    body: JSON.stringify(body),
  });
  return {
    status: answer.status,
    retryAfter: Number(answer.headers.get('retry-after')),
    body: (await answer.json()) as Record<string, unknown>,
  };
}

/** How many of so many calls were held back, and what the last of those said. */
async function many(count: number, call: () => ReturnType<typeof post>) {
  const answers = [];
  for (let turn = 0; turn < count; turn++) answers.push(await call());
  const held = answers.filter(({ status }) => status === 429);
  return { held: held.length, last: held.at(-1)! };
}

test('signing up is held back by address, with the time to wait, and only there', async () => {
  const signUp = (address: string) =>
    post('/auth/v1/signup', { email: 'a@example.org', password: 'short' }, address);
  const { held, last } = await many(31, () => signUp('198.51.100.1'));
  expect([held, last.body['error_code']]).toEqual([1, 'over_request_rate_limit']);
  expect(last.retryAfter).toBe(10);
  expect((await signUp('198.51.100.2')).status).toBe(422);
});

test.each([
  '/auth/v1/%74oken?grant_type=password',
  '/auth/v1/%54oken?grant_type=password',
  '/%61uth/v1/token?grant_type=password',
  '/auth%2Fv1/token?grant_type=password',
  '/auth/v1//token?grant_type=password',
  '/auth/v1/token/?grant_type=password',
  '/functions/v1/%67enerate-video',
  '/functions/v1/generate-video%2F',
  '/rest/v1/%63redit_packs',
  '/storage/v1/object/creat%69ons/x.png',
  '/%64ev/inbox',
  '/health%7A',
])('a path has one spelling: %s is nothing', async (path) => {
  const answer = await fetch(`${gateway.origin}${path}`, {
    method: 'POST',
    headers: { apikey: gateway.keys.publishable, 'x-forwarded-for': '198.51.100.3' },
    body: JSON.stringify({ email: 'ada@example.org', password: 'a guess' }),
  });
  expect(answer.status).toBe(404);
});

test.each(['grant%5Ftype=refresh_token&grant_type=password', 'grant_type=refresh_token&grant_type=password'])(
  'a guess that calls itself a refresh is counted as a guess: %s',
  async (query) => {
    const guess = () =>
      post(`/auth/v1/token?${query}`, { email: 'x@example.org', password: 'a guess' }, '198.51.100.4');
    expect((await many(31, guess)).held).toBeGreaterThan(0);
  },
);

const signIn = (email: string, address: string, password = 'a guess') =>
  post('/auth/v1/token?grant_type=password', { email, password }, address);

test('signing in is held back by account and address together, and its owner comes in from their own', async () => {
  let turn = 0;
  const { held, last } = await many(12, () =>
    signIn((turn += 1) % 2 ? 'ADA@example.org' : ' ada@example.org', '203.0.113.1'),
  );
  expect(held).toBe(2);
  expect(last.body['msg']).toBe(
    'Too many attempts for this account. Try again in 60 seconds, or reset the password.',
  );
  expect(last.retryAfter).toBe(60);
  expect((await signIn('ada@example.org', '203.0.113.2')).body['error_code']).toBe('invalid_credentials');
  expect((await signIn('ben@example.org', '203.0.113.1')).body['error_code']).toBe('invalid_credentials');
});

test('guesses at one account from very many addresses are held back too', async () => {
  let turn = 0;
  const { held, last } = await many(102, () => signIn('cleo@example.org', `198.18.0.${(turn += 1)}`));
  expect([held, last.retryAfter]).toEqual([2, 36]);
}, 30_000);

test('asking for a reset or a confirmation tells nobody who has an account', async () => {
  const email = 'known@example.org';
  await post('/auth/v1/signup', { email, password: 'correct horse' }, '198.51.100.20');
  await database.query(`update auth.users set email_confirmed_at = now() where email = $1`, [email]);
  const told = async (path: string, body: object) => {
    const answers = [];
    for (let turn = 0; turn < 2; turn++) {
      const { status, body: said } = await post(`/auth/v1/${path}`, body, '198.51.100.21');
      answers.push([status, said['error_code'] ?? said]);
    }
    return answers;
  };
  const silent = [
    [200, {}],
    [429, 'over_email_send_rate_limit'],
  ];
  expect(await told('recover', { email: 'unknown@example.org' })).toEqual(silent);
  // No mail server is there, and the answer does not wait for the failure to say so.
  expect(await told('recover', { email })).toEqual(silent);
  expect(await told('resend', { type: 'signup', email: 'unknown@example.org' })).toEqual(silent);
  expect(await told('resend', { type: 'signup', email })).toEqual(silent);
});

test('signing up where no mail can go out says so to whoever asks', async () => {
  const signUp = async (email: string) => {
    const { status, body } = await post(
      '/auth/v1/signup',
      { email, password: 'correct horse' },
      '198.51.100.30',
    );
    return [status, body['msg']];
  };
  const said = [500, expect.stringContaining('no mail server')];
  expect(await signUp('first@example.org')).toEqual(said);
  expect(await signUp('first@example.org')).toEqual(said);
});

test('feedback is held back by the address that our own proxy vouches for', async () => {
  const feedback = { name: 'Ada', email: 'ada@example.org', type: 'bug', message: 'It sticks.' };
  const send = (address: string) => post('/functions/v1/send-feedback', feedback, address);
  // Five a minute, and at most one new minute begins meanwhile.
  const { held, last } = await many(12, () => send('198.51.100.7'));
  expect(held).toBeGreaterThanOrEqual(2);
  expect(last.retryAfter).toBeGreaterThan(0);
  expect((await send('198.51.100.8')).status).toBe(200);
});
