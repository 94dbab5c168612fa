import { signInWords } from '@kinora/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

interface InboxMail {
  readonly subject: string;
  readonly to: string;
  readonly link: string;
  readonly text: string;
  readonly html: string;
}

async function mailsTo(email: string): Promise<InboxMail[]> {
  return (await (await fetch(`${gateway.origin}/dev/inbox.json?to=${email}`)).json()) as InboxMail[];
}

async function waitIsOver(email: string): Promise<void> {
  await database.query(
    `update auth.users set confirmation_sent_at = confirmation_sent_at - interval '2 minutes',
       recovery_sent_at = recovery_sent_at - interval '2 minutes' where email = $1`,
    [email],
  );
}

async function follow(link: string): Promise<URL> {
  const answer = await fetch(link, { redirect: 'manual' });
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get('location') ?? '');
}

test('signing up mails a link that confirms and returns to the app with a session (A74, A81, A86, A99)', async () => {
  const client = gateway.client();
  const email = 'new@example.org';
  const password = 'correct horse';
  const { user, session } = await succeed(
    client.auth.signUp({ email, password, options: { data: { full_name: 'Grace Hopper' } } }),
  );
  expect(session).toBeNull();
  expect(user?.user_metadata['full_name']).toBe('Grace Hopper');

  const early = await client.auth.signInWithPassword({ email, password });
  expect(early.error?.code).toBe('email_not_confirmed');

  const [mail] = await mailsTo(email);
  expect(mail?.subject).toBe('Confirm your email address');
  expect(mail?.link).toMatch(new RegExp(`^${gateway.origin}/auth/v1/verify\\?`));
  expect(mail?.html).toContain('Confirm address');

  const landing = await follow(mail?.link ?? '');
  expect(landing.origin + landing.pathname).toBe(`${gateway.origin}/`);
  const fragment = new URLSearchParams(landing.hash.slice(1));
  expect(fragment.get('type')).toBe('signup');
  expect(fragment.get('refresh_token')).toBeTruthy();

  const { session: own } = await succeed(client.auth.signInWithPassword({ email, password }));
  expect(own).toMatchObject({
    token_type: 'bearer',
    expires_in: 3600,
    user: { email, user_metadata: { full_name: 'Grace Hopper' } },
  });
  expect(own?.expires_at).toBeGreaterThan(0);
});

test('a confirmation link works once; after that it leads back with the reason', async () => {
  const { email } = await gateway.signedIn();
  const [mail] = await mailsTo(email);
  const landing = await follow(mail?.link ?? '');
  expect(new URLSearchParams(landing.hash.slice(1)).get('error_code')).toBe('otp_expired');
});

test('the link leads back to where the person was, and never to another site', async () => {
  const asked = async (email: string, emailRedirectTo: string): Promise<URL> => {
    await succeed(
      gateway.client().auth.signUp({ email, password: 'correct horse', options: { emailRedirectTo } }),
    );
    const [mail] = await mailsTo(email);
    return follow(mail?.link ?? '');
  };
  const inside = await asked('inside@example.org', `${gateway.origin}/wan-i2v`);
  expect(inside.pathname).toBe('/wan-i2v');
  const outside = await asked('outside@example.org', 'https://evil.example/steal');
  expect(outside.origin).toBe(gateway.origin);
});

test('no letter of ours names the address of another site, whoever asked for it to be sent', async () => {
  const email = 'letters@example.org';
  const foreign = 'https://evil.example/steal';
  const { auth } = gateway.client();
  const own = gateway.origin.replace('://', '://evil.example@');
  await succeed(auth.signUp({ email, password: 'correct horse', options: { emailRedirectTo: foreign } }));
  await waitIsOver(email);
  await succeed(auth.resend({ type: 'signup', email, options: { emailRedirectTo: own } }));
  await waitIsOver(email);
  await succeed(auth.signUp({ email, password: 'correct horse', options: { emailRedirectTo: foreign } }));
  await waitIsOver(email);
  await succeed(auth.resetPasswordForEmail(email, { redirectTo: foreign }));
  const letters = await mailsTo(email);
  expect(letters.map(({ link }) => new URL(link).searchParams.get('redirect_to'))).toEqual([
    `${gateway.origin}/reset-password`,
    `${gateway.origin}/`,
    `${gateway.origin}/`,
    `${gateway.origin}/`,
  ]);
  expect(JSON.stringify(letters)).not.toContain('evil.example');
});

test('whoever signs up once more hears by mail alone that they have an account, once a minute', async () => {
  const { email } = await gateway.signedIn();
  const before = (await mailsTo(email)).length;
  const signUp = () => succeed(gateway.client().auth.signUp({ email, password: 'another horse' }));
  const answers = [await signUp(), await signUp()];
  for (const { session, user } of answers)
    expect({ session, email: user?.email }).toEqual({ session: null, email });
  const [letter, ...earlier] = await mailsTo(email);
  expect(earlier).toHaveLength(before);
  expect(letter).toMatchObject({ subject: 'You already have an account', link: `${gateway.origin}/` });
  expect(letter?.text).toContain('Forgot your password?');
});

test('a link that is asked for from localhost stays on localhost', async () => {
  const own = gateway.origin.replace('127.0.0.1', 'localhost');
  const answer = await fetch(`${own}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: gateway.keys.publishable, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'local@example.org', password: 'correct horse' }),
  });
  expect(answer.status).toBe(200);
  const [mail] = await mailsTo('local@example.org');
  expect(mail?.link.startsWith(`${own}/auth/v1/verify`)).toBe(true);
  expect((await follow(mail?.link ?? '')).origin).toBe(own);
});

test('a wrong password and a short one are told apart (A94)', async () => {
  const { email } = await gateway.signedIn();
  const wrong = await gateway.client().auth.signInWithPassword({ email, password: 'wrong horse' });
  expect(wrong.error).toMatchObject({ code: 'invalid_credentials', message: 'Invalid login credentials' });
  const short = await gateway.client().auth.signUp({ email: 'short@example.org', password: '12345' });
  expect(short.error?.code).toBe('weak_password');
});

test('a password of which only a part would be hashed is refused in words, for a new account and for an old one', async () => {
  const password = 'ü'.repeat(37);
  const refused = { code: 'validation_failed', message: signInWords.passwordTooLong };
  const made = await gateway.client().auth.signUp({ email: 'long@example.org', password });
  expect(made.error).toMatchObject(refused);
  const { client, email } = await gateway.signedIn();
  const changed = await client.auth.updateUser({ password, current_password: 'correct horse' });
  expect(changed.error).toMatchObject(refused);
  await succeed(gateway.client().auth.signInWithPassword({ email, password: 'correct horse' }));
});

test('a confirmation is sent again after a minute, and the newer link is the one that works', async () => {
  const email = 'again@example.org';
  const client = gateway.client();
  await succeed(client.auth.signUp({ email, password: 'correct horse' }));
  const tooSoon = await client.auth.resend({ type: 'signup', email });
  expect(tooSoon.error?.code).toBe('over_email_send_rate_limit');
  expect(tooSoon.error?.message).toMatch(/only request this after \d+ seconds/);

  await waitIsOver(email);
  expect((await client.auth.resend({ type: 'signup', email })).error).toBeNull();
  const [newer, older] = await mailsTo(email);
  expect(newer?.link).not.toBe(older?.link);
  expect((await follow(older?.link ?? '')).hash).toContain('error_code=otp_expired');
  expect((await follow(newer?.link ?? '')).hash).toContain('access_token=');
});

test('signing up again before confirming sends the confirmation again', async () => {
  const email = 'forgetful@example.org';
  const client = gateway.client();
  await succeed(client.auth.signUp({ email, password: 'correct horse' }));
  await waitIsOver(email);
  await succeed(client.auth.signUp({ email, password: 'correct horse' }));
  expect(await mailsTo(email)).toHaveLength(2);
});

test('an expired link says so', async () => {
  const email = 'late@example.org';
  await succeed(gateway.client().auth.signUp({ email, password: 'correct horse' }));
  await database.query(
    `update auth.users set confirmation_sent_at = now() - interval '61 minutes' where email = $1`,
    [email],
  );
  const [mail] = await mailsTo(email);
  const landing = await follow(mail?.link ?? '');
  expect(new URLSearchParams(landing.hash.slice(1)).get('error_description')).toMatch(/expired/);
});

test('a new password is mailed for, set and used', async () => {
  const { email } = await gateway.signedIn();
  await succeed(gateway.client().auth.resetPasswordForEmail(email));
  const soon = await gateway.client().auth.resetPasswordForEmail(email);
  expect(soon.error?.code).toBe('over_email_send_rate_limit');
  const [mail] = await mailsTo(email);
  expect(mail?.subject).toBe('Reset your password');
  const landing = await follow(mail?.link ?? '');
  expect(landing.pathname).toBe('/reset-password');
  const fragment = new URLSearchParams(landing.hash.slice(1));
  const client = gateway.client();
  await succeed(
    client.auth.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    }),
  );
  await succeed(client.auth.updateUser({ password: 'fresh horse' }));
  await succeed(gateway.client().auth.signInWithPassword({ email, password: 'fresh horse' }));
  const old = await gateway.client().auth.signInWithPassword({ email, password: 'correct horse' });
  expect(old.error?.code).toBe('invalid_credentials');
});

test('many refreshes of one token at the same moment give one session', async () => {
  const { client } = await gateway.signedIn();
  const { session } = await succeed(client.auth.getSession());
  const refresh_token = session?.refresh_token ?? '';
  for (let round = 0, token = refresh_token; round < 5; round++) {
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => succeed(gateway.client().auth.refreshSession({ refresh_token: token }))),
    );
    const tokens = new Set(answers.map((answer) => answer.session?.refresh_token));
    expect(tokens.size).toBe(1);
    token = [...tokens][0] ?? '';
    expect(token).not.toBe('');
  }
});

test('signing out ends the session on the server too (A94)', async () => {
  const { client } = await gateway.signedIn();
  const { session } = await succeed(client.auth.getSession());
  await client.auth.signOut();
  const answer = await fetch(`${gateway.origin}/auth/v1/user`, {
    headers: { apikey: gateway.keys.publishable, authorization: `Bearer ${session?.access_token}` },
  });
  expect([answer.status, await answer.json()]).toEqual([
    403,
    expect.objectContaining({ error_code: 'session_not_found' }),
  ]);
  const { error } = await gateway.client().auth.getUser(session?.access_token);
  expect(error?.message).toBe('Auth session missing!');
  const refreshed = await gateway
    .client()
    .auth.refreshSession({ refresh_token: session?.refresh_token ?? '' });
  expect(refreshed.error).not.toBeNull();
});

test('the demo account is confirmed, signs in, and left no mail behind', async () => {
  const { email = '', password = '' } = gateway.demo ?? {};
  const { session } = await succeed(gateway.client().auth.signInWithPassword({ email, password }));
  expect(session?.user.email).toBe('demo@kinora.local');
  expect(await mailsTo(email)).toEqual([]);
});

test('the API leaves the grants alone: a table that nobody was given stays closed', async () => {
  await database.query(
    'create table public.zz_closed (n int); alter table public.zz_closed enable row level security',
  );
  const { client } = await gateway.signedIn();
  const { error } = await client.from('subscription_plans').select('*').limit(1);
  expect(error).toBeNull();
  const { rows } = await database.query(
    `select has_table_privilege('anon', 'public.zz_closed', 'select') as open`,
  );
  expect(rows[0]).toEqual({ open: false });
});

test('a fault of the auth server itself is in the log, without what was sent', async () => {
  const client = gateway.client();
  const email = 'fault@example.org';
  const before = gateway.logged.length;
  await database.query('alter table auth.users rename to users_away');
  const { error } = await client.auth.signInWithPassword({ email, password: 'correct horse' });
  await database.query('alter table auth.users_away rename to users');
  expect(error?.status).toBe(500);
  const lines = gateway.logged.splice(before);
  expect(lines).toEqual([expect.stringMatching(/^The API failed and answered 500: .*users/)]);
  expect(lines.join()).not.toMatch(/fault@|correct horse/);
});

test('what somebody sends wrong never fills the server’s log', async () => {
  await gateway.client().from('no_such_table').select('*');
  expect(gateway.logged).toEqual([]);
});

test('nobody gets an account without a password, nor without proof of the address', async () => {
  const client = gateway.client();
  const { error } = await client.auth.signInWithOtp({ email: 'unproved@example.org' });
  expect(error?.code).toBe('otp_disabled');
  const { rows } = await database.query(`select 1 from auth.users where email = 'unproved@example.org'`);
  expect(rows).toEqual([]);
});

test('nobody takes an address that is not theirs', async () => {
  const { client } = await gateway.signedIn();
  const { error } = await client.auth.updateUser({ email: 'victim@elsewhere.example' });
  expect(error?.code).toBe('email_change_disabled');
  const { rows } = await database.query(
    `select 1 from auth.users where 'victim@elsewhere.example' in (email, email_change)`,
  );
  expect(rows).toEqual([]);
  expect(await mailsTo('victim@elsewhere.example')).toEqual([]);
  expect((await client.auth.reauthenticate()).error?.status).toBe(404);
});
