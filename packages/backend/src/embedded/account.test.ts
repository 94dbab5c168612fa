import { signInWords } from '@kinora/contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
  expect((await database.query('select * from private.ledger_drift')).rows).toEqual([]);
  await database.end();
  await gateway.stop();
});

type Client = Awaited<ReturnType<TestGateway['signedIn']>>['client'];

async function call(client: Client, name: string, body: object = {}) {
  const { data, error, response } = await client.functions.invoke(name, { body });
  return {
    status: response!.status,
    body: (error ? await response!.json() : (data as unknown)) as Record<string, unknown>,
  };
}

/** One more device of somebody. */
async function device(email: string, agent: string): Promise<{ client: Client; token: string }> {
  const client = gateway.client();
  const answer = await fetch(`${gateway.origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: gateway.keys.publishable, 'content-type': 'application/json', 'user-agent': agent },
    body: JSON.stringify({ email, password: 'correct horse' }),
  });
  const session = (await answer.json()) as { access_token: string; refresh_token: string };
  await succeed(client.auth.setSession(session));
  return { client, token: session.access_token };
}

interface ListedSession {
  readonly id: string;
  readonly user_agent: string | null;
  readonly is_current: boolean;
  readonly last_used_at: string;
}
const sessions = async (client: Client) => (await succeed(client.rpc('my_sessions'))) as ListedSession[];

describe('the sessions of an account', () => {
  test('are listed with their devices, and one can be ended from another', async () => {
    const { client, email } = await gateway.signedIn();
    const phone = await device(email, 'Phone/1.0');
    const listed = await sessions(client);
    const agents = listed.map(({ user_agent: agent }) => agent);
    expect(agents).toContain('Phone/1.0');
    expect(listed.filter(({ is_current: isCurrent }) => isCurrent)).toHaveLength(1);
    const onPhone = listed.find(({ user_agent: agent }) => agent === 'Phone/1.0')!;
    expect(Date.parse(onPhone.last_used_at)).not.toBeNaN();
    expect(await succeed(client.rpc('end_session', { id: onPhone.id }))).toBe(true);
    expect((await sessions(client)).map(({ id }) => id)).not.toContain(onPhone.id);
    expect((await phone.client.auth.refreshSession()).error).not.toBeNull();
    expect((await call(phone.client, 'check-subscription')).status).toBe(401);
    expect((await client.rpc('end_session', { id: onPhone.id })).error?.message).toBe(
      'This session has ended already.',
    );
  });

  test('are nobody else’s to see or end', async () => {
    const { client } = await gateway.signedIn();
    const other = await gateway.signedIn();
    const [mine] = await sessions(client);
    expect((await sessions(other.client)).map(({ id }) => id)).not.toContain(mine!.id);
    expect((await other.client.rpc('end_session', { id: mine!.id })).error).not.toBeNull();
    expect((await gateway.client().rpc('my_sessions')).error).not.toBeNull();
    expect((await sessions(client)).map(({ id }) => id)).toContain(mine!.id);
  });
});

describe('the password', () => {
  test('is changed by who knows it, and every other session ends', async () => {
    const { client, email } = await gateway.signedIn();
    const thief = await device(email, 'Thief/1.0');
    expect(
      (await call(thief.client, 'change-password', { current: 'guess', next: 'stolen horse' })).body[
        'problem'
      ],
    ).toMatchObject({
      kind: 'Invalid',
      field: 'current',
      message: 'This is not your current password.',
    });
    const before = (await sessions(client)).length;
    const { status, body } = await call(client, 'change-password', {
      current: 'correct horse',
      next: 'fresh horse',
    });
    expect([status, body]).toEqual([200, { changed: true }]);
    // Asking whether the password is right left no session behind either.
    expect([before > 1, await sessions(client)]).toEqual([
      true,
      [expect.objectContaining({ is_current: true })],
    ]);
    expect((await thief.client.auth.refreshSession()).error).not.toBeNull();
    await succeed(gateway.client().auth.signInWithPassword({ email, password: 'fresh horse' }));
  });

  test('is not changed by a session alone, at the auth service either', async () => {
    const { client, email } = await gateway.signedIn();
    const thief = await device(email, 'Thief/1.0');
    const codeOf = async (attributes: object) =>
      (await thief.client.auth.updateUser(attributes)).error?.code ?? null;
    expect(await codeOf({ password: 'stolen horse' })).toBe('current_password_required');
    expect(await codeOf({ password: 'stolen horse', current_password: 'a guess' })).toBe(
      'current_password_invalid',
    );
    const { token } = thief;
    const forged = `${token.slice(0, token.lastIndexOf('.'))}.${'x'.repeat(43)}`;
    const answer = await fetch(`${gateway.origin}/auth/v1/user`, {
      method: 'PUT',
      headers: { apikey: gateway.keys.publishable, authorization: `Bearer ${forged}` },
      body: JSON.stringify({ password: 'stolen horse', current_password: 'correct horse' }),
    });
    expect(answer.status).toBe(403);
    await succeed(gateway.client().auth.signInWithPassword({ email, password: 'correct horse' }));
    // What is no password needs none.
    await succeed(thief.client.auth.updateUser({ data: { full_name: 'Ada' } }));
    await succeed(client.auth.updateUser({ password: 'fresh horse', current_password: 'correct horse' }));
    expect((await thief.client.auth.refreshSession()).error).not.toBeNull();
    expect(await sessions(client)).toHaveLength(1);
    await succeed(gateway.client().auth.signInWithPassword({ email, password: 'fresh horse' }));
  });

  test.each([
    [{ current: 'correct horse', next: '12345' }, 'next', 'Password must be at least 6 characters'],
    [{ current: 'correct horse', next: 'ü'.repeat(37) }, 'next', signInWords.passwordTooLong],
    [{ current: '', next: 'fresh horse' }, 'current', 'Enter your current password.'],
    [{ next: 'fresh horse' }, 'current', 'Enter your current password.'],
  ])('%o is refused by name', async (body, field, message) => {
    const { client } = await gateway.signedIn();
    expect((await call(client, 'change-password', body)).body['problem']).toEqual({
      kind: 'Invalid',
      field,
      message,
    });
  });

  test('that stays the same is refused in words', async () => {
    const { client } = await gateway.signedIn();
    const { status, body } = await call(client, 'change-password', {
      current: 'correct horse',
      next: 'correct horse',
    });
    expect([status, body['problem']]).toMatchObject([
      400,
      { field: 'next', message: expect.stringMatching(/different/) as string },
    ]);
  });

  test('that a reset by mail sets ends every session that was open', async () => {
    const { client, email } = await gateway.signedIn();
    await succeed(gateway.client().auth.resetPasswordForEmail(email));
    const [mail] = (await (await fetch(`${gateway.origin}/dev/inbox.json?to=${email}`)).json()) as {
      link: string;
    }[];
    const landing = new URL((await fetch(mail!.link, { redirect: 'manual' })).headers.get('location')!);
    expect(landing.pathname).toBe('/reset-password');
    const fragment = new URLSearchParams(landing.hash.slice(1));
    expect(fragment.get('type')).toBe('recovery');
    const reset = gateway.client();
    await succeed(
      reset.auth.setSession({
        access_token: fragment.get('access_token')!,
        refresh_token: fragment.get('refresh_token')!,
      }),
    );
    await succeed(reset.auth.updateUser({ password: 'fresh horse' }));
    expect((await client.auth.refreshSession()).error).not.toBeNull();
    expect(await sessions(reset)).toHaveLength(1);
    // One link sets one password.
    expect((await reset.auth.updateUser({ password: 'stolen horse' })).error?.code).toBe(
      'current_password_required',
    );
    // The link worked once.
    const again = await fetch(mail!.link, { redirect: 'manual' });
    expect(again.headers.get('location')).toContain('error_code=otp_expired');
  });
});

describe('feedback (A207)', () => {
  const words = {
    name: ' Ada ',
    email: 'ada@example.org',
    type: 'bug',
    subject: '',
    message: 'The <b>slider</b>\nsticks.',
    rating: 3,
  };
  const operatorMail = async () =>
    (await (await fetch(`${gateway.origin}/dev/inbox.json?to=operator@kinora.local`)).json()) as {
      subject: string;
      text: string;
      html: string;
      replyTo: string;
    }[];

  test('reaches the operator, who can answer it, and is kept; a visitor may write too', async () => {
    const { status, body } = await call(gateway.client(), 'send-feedback', words);
    expect([status, body]).toEqual([200, { received: true }]);
    await expect.poll(async () => (await operatorMail()).length).toBe(1);
    const [mail] = await operatorMail();
    expect(mail).toMatchObject({ subject: 'Feedback: Bug report', replyTo: 'ada@example.org' });
    expect(mail!.text).toContain('The <b>slider</b>\nsticks.');
    expect(mail!.html).toContain('The &lt;b&gt;slider&lt;/b&gt;');
    const { rows } = await database.query('select name, subject, rating from public.feedback');
    // A bug report asks for no rating (A205).
    expect(rows).toEqual([{ name: 'Ada', subject: 'Bug report', rating: null }]);
  });

  test.each([
    [{ ...words, name: ' ' }, 'name', 'Please fill in all required fields.'],
    [{ ...words, message: undefined }, 'message', 'Please fill in all required fields.'],
    [{ ...words, email: 'nobody' }, 'email', 'Please enter a valid email address.'],
    [{ ...words, type: 'rant' }, 'type', 'Choose what your feedback is about.'],
    [{ ...words, message: 'x'.repeat(10_001) }, 'message', 'The message may have at most 10,000 characters.'],
  ])('that lacks something says what: %#', async (body, field, message) => {
    const { status, body: answer } = await call((await gateway.signedIn()).client, 'send-feedback', body);
    expect([status, answer['problem']]).toEqual([400, { kind: 'Invalid', field, message }]);
  });

  test('six times in a minute is once too often, and says for how long', async () => {
    const { client } = await gateway.signedIn();
    const answers = [];
    for (let press = 0; press < 6; press++) answers.push(await call(client, 'send-feedback', words));
    const late = answers.find(({ status }) => status === 429);
    expect(late?.body['problem']).toMatchObject({
      kind: 'RateLimited',
      retryAfter: expect.any(Number) as number,
    });
  });
});
