import { Buffer } from 'node:buffer';
import { drawnPicture } from '@kinora/media/node';
import { unzipSync } from 'fflate';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServices } from './services/startServices.ts';
import { startTestGateway, succeed, type TestGateway } from './testing/startTestGateway.ts';

let gateway: TestGateway;
let database: pg.Client;
let picture: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  gateway = await startTestGateway({ services: startServices });
  database = new pg.Client({ connectionString: gateway.databaseUrl });
  await database.connect();
  picture = new Uint8Array(await drawnPicture('seaAtDusk', { width: 96, height: 54 }, 1));
});
afterAll(async () => {
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

const upload = (client: Client, place: string) =>
  succeed(client.storage.from('creations').upload(place, new Blob([picture], { type: 'image/jpeg' })));

const storedFiles = async (user: string) =>
  (await database.query('select name from storage.objects where name like $1', [`${user}/%`])).rows;

describe('the export of all one’s data', () => {
  test('is a zip with a manifest, every table that names a person, and their files', async () => {
    const { client, userId, email } = await gateway.signedIn('Grace Hopper');
    const other = await gateway.signedIn();
    await upload(client, `${userId}/my picture.jpg`);
    await upload(other.client, `${other.userId}/secret.jpg`);
    const bought = await call(client, 'purchase-credits', { credit_pack_id: 'creator' });
    await fetch(`${bought.body['url'] as string}/pay`, { method: 'POST', redirect: 'manual' });
    await call(client, 'send-feedback', {
      name: 'Grace',
      email,
      type: 'general',
      message: 'It is good.',
      rating: 5,
    });
    // More rows than come at once.
    await database.query(
      `insert into public.user_creations (user_id, type, prompt, status, model_used)
       select $1, 'video', 'Frame ' || n, 'completed', 'wan-i2v' from generate_series(1, 1203) as n`,
      [userId],
    );

    const { body } = await call(client, 'export-data');
    expect(body['url']).toMatch(/^\/functions\/v1\/download-export\?ticket=/);
    const answer = await fetch(new URL(body['url'] as string, gateway.origin));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="kinora-data-\d{4}-\d\d-\d\d\.zip"$/,
    );
    const zip = Buffer.from(await answer.bytes());
    const files = unzipSync(zip);
    const read = (name: string) =>
      JSON.parse(new TextDecoder().decode(files[name])) as Record<string, unknown>;

    const manifest = read('manifest.json') as unknown as {
      entries: { path: string; rows?: number; bytes?: number }[];
    };
    expect(manifest).toMatchObject({ product: 'Kinora', format: 1, account: userId });
    expect(new Set(Object.keys(files))).toEqual(
      new Set(['manifest.json', ...manifest.entries.map((entry) => entry.path)]),
    );
    const { rows: personal } = await database.query<{ table_name: string }>(
      `select table_name from information_schema.columns
       where table_schema = 'public' and column_name = 'user_id'`,
    );
    for (const { table_name: table } of personal) expect(Object.keys(files)).toContain(`data/${table}.json`);
    expect(manifest.entries).toContainEqual(
      expect.objectContaining({ path: 'data/user_creations.json', rows: 1203 }),
    );
    expect(read('data/user_creations.json')).toHaveLength(1203);
    expect(read('data/account.json')).toMatchObject({ email, full_name: 'Grace Hopper', id: userId });
    expect(read('data/payments.json')).toMatchObject([{ item: 'creator', cents: 1500 }]);
    expect(read('data/feedback.json')).toMatchObject([{ message: 'It is good.', rating: 5 }]);
    expect(Buffer.from(files['files/my picture.jpg']!).equals(picture)).toBe(true);
    for (const secret of [other.userId, 'secret.jpg', gateway.keys.secret, 'encrypted_password'])
      expect(zip.includes(secret), `the export holds ${secret}`).toBe(false);
  });

  test('has a link that works once, for five minutes, and that nobody can guess', async () => {
    const { client } = await gateway.signedIn();
    const { body } = await call(client, 'export-data');
    const url = `${gateway.origin}${body['url'] as string}`;
    expect(Date.parse(body['expires_at'] as string) - Date.now()).toBeLessThanOrEqual(300_000);
    // Who only looks, as download programs do first, uses nothing up.
    for (const look of [await fetch(url, { method: 'HEAD' }), await fetch(url, { method: 'HEAD' })])
      expect([look.status, look.headers.get('content-type')]).toEqual([200, 'application/zip']);
    await (await fetch(url)).bytes();
    const again = await fetch(url);
    expect([again.status, await again.json()]).toMatchObject([
      404,
      { error: 'This link is over: it works once, for five minutes. Ask for a new one in your account.' },
    ]);
    const late = `${gateway.origin}${(await call(client, 'export-data')).body['url'] as string}`;
    await database.query(`update private.export_tickets set expires_at = now() - interval '1 second'`);
    expect((await fetch(late)).status).toBe(404);
    expect((await fetch(`${gateway.origin}/functions/v1/download-export`)).status).toBe(404);
    // Only its hash is kept.
    const ticket = new URL(
      (await call(client, 'export-data')).body['url'] as string,
      gateway.origin,
    ).searchParams.get('ticket')!;
    const { rows } = await database.query('select hash from private.export_tickets');
    expect(JSON.stringify(rows)).not.toContain(ticket);
  });

  test('is over when the browser hangs up in the middle, and the next one begins at once', async () => {
    const { client, userId } = await gateway.signedIn();
    const large = new Blob([picture, new Uint8Array(40_000_000)], { type: 'image/jpeg' });
    await succeed(client.storage.from('creations').upload(`${userId}/large.jpg`, large));
    const link = async () =>
      new URL((await call(client, 'export-data')).body['url'] as string, gateway.origin);
    const hangUp = new AbortController();
    const [first, next] = [await link(), await link()];
    const cut = await fetch(first, { signal: hangUp.signal });
    expect((await fetch(next)).status).toBe(429);
    // Nor is a further link given, and the page can say why.
    expect(await call(client, 'export-data')).toMatchObject({
      status: 429,
      body: { problem: { kind: 'RateLimited', retryAfter: expect.any(Number) } },
    });
    await cut.body!.getReader().read();
    hangUp.abort();
    await expect
      .poll(async () => (await database.query('select from private.running_exports')).rowCount)
      .toBe(0);
    const files = unzipSync(await (await fetch(next)).bytes());
    expect(files['files/large.jpg']?.byteLength).toBe(large.size);
  });
});

describe('the deletion of an account', () => {
  test('takes everything along: rows, files, sessions; payments stay, without the name', async () => {
    const { client, userId, email } = await gateway.signedIn();
    const other = await gateway.signedIn();
    await upload(client, `${userId}/mine.jpg`);
    await upload(other.client, `${other.userId}/theirs.jpg`);
    for (const [name, body] of [
      ['purchase-credits', { credit_pack_id: 'creator' }],
      ['create-checkout', { planId: 'pro', billingCycle: 'monthly' }],
    ] as const) {
      const { body: opened } = await call(client, name, body);
      await fetch(`${opened['url'] as string}/pay`, { method: 'POST', redirect: 'manual' });
    }
    expect((await call(client, 'delete-account', { password: 'guess' })).body['problem']).toEqual({
      kind: 'Invalid',
      field: 'password',
      message: 'This is not your password.',
    });
    expect(await storedFiles(userId)).toHaveLength(1);

    const { status, body } = await call(client, 'delete-account', { password: 'correct horse' });
    expect([status, body]).toEqual([200, { deleted: true }]);
    expect(await storedFiles(userId)).toEqual([]);
    expect(await storedFiles(other.userId)).toHaveLength(1);
    const { rows: tables } = await database.query<{ place: string }>(
      `select format('%I.%I', table_schema, table_name) as place from information_schema.columns
       where table_schema in ('public', 'private', 'auth') and column_name = 'user_id' and is_updatable = 'YES'`,
    );
    for (const { place } of tables) {
      const { rows } = await database.query(`select from ${place} where user_id::text = $1`, [userId]);
      expect(rows, `rows of ${place}`).toEqual([]);
    }
    const { rows: kept } = await database.query(
      `select item, cents, user_id from public.payments where user_id is null order by cents`,
    );
    expect(kept).toEqual([
      { item: 'creator', cents: 1500, user_id: null },
      { item: 'pro', cents: 2999, user_id: null },
    ]);
    expect((await client.auth.refreshSession()).error).not.toBeNull();
    expect((await call(client, 'check-subscription')).status).toBe(401);
    const gone = await gateway.client().auth.signInWithPassword({ email, password: 'correct horse' });
    expect(gone.error?.code).toBe('invalid_credentials');
    const mails = async () =>
      (await (await fetch(`${gateway.origin}/dev/inbox.json?to=${email}`)).json()) as { subject: string }[];
    await expect.poll(async () => (await mails())[0]?.subject).toBe('Your account is deleted');
    // The address may be used again, for an account that knows nothing of the first.
    await succeed(gateway.client().auth.signUp({ email, password: 'another horse' }));
  });

  test('leaves a running generation nothing to charge, and its ledger whole', async () => {
    const { client, userId } = await gateway.signedIn();
    await database.query(
      `select public.start_job($1, 'k', 'h', gen_random_uuid(), gen_random_uuid(), 'video', 'wan-i2v', 'wan-i2v', 'L',
         'W', '{}', '{"values": {}, "files": {}}', 'elsewhere', 200, 9, 'video')`,
      [userId],
    );
    expect((await call(client, 'delete-account', { password: 'correct horse' })).status).toBe(200);
    expect((await database.query('select * from private.ledger_drift')).rows).toEqual([]);
  });
});
