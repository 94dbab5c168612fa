import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from './testing/startTestGateway.ts';

let gateway: TestGateway;
let token: string;
let user: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  const { client, userId } = await gateway.signedIn();
  token = (await client.auth.getSession()).data.session!.access_token;
  user = userId;
});
afterAll(() => gateway.stop());

const seed = 20_261_121;
const authBodies = 800;
const storageBodies = 1_500;

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: BodyInit;
}

const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(
    '',
    ' ',
    '\0',
    '\ud800',
    "'; drop table auth.users; --",
    'x'.repeat(5000),
    'nobody@example.org',
    'Ada\r\nBcc: everybody@example.org',
    '../../etc/passwd',
    Number.MAX_SAFE_INTEGER,
    -1,
    1e308,
  ),
  fc.string({ unit: 'binary' }),
);
const jsonOf = (right: Readonly<Record<string, unknown>>) =>
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc
        .array(fc.tuple(fc.constantFrom('__proto__', ...Object.keys(right)), odd), { maxLength: 3 })
        .map((changes) => JSON.stringify({ ...right, ...Object.fromEntries(changes) })),
    },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.string() },
  );
const json = { 'content-type': 'application/json' };

/** What counts against a sender, and what an answer must not be. */
async function answersOf(all: readonly Sent[], signedIn: boolean): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const faults: string[] = [];
  const waiting = [...all];
  const send = async ({ method, path, headers, body }: Sent) => {
    const answer = await fetch(`${gateway.origin}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        apikey: gateway.keys.publishable,
        ...(signedIn && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    });
    const text = await answer.text();
    const shown = `${method} ${path} ${JSON.stringify(headers)} ${typeof body === 'string' ? JSON.stringify(body.slice(0, 300)) : ''}: ${answer.status} ${text.slice(0, 300)}`;
    if (answer.status >= 500) faults.push(shown);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  };
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) await send(next);
    }),
  );
  expect(faults).toEqual([]);
  return statuses;
}

const signUp = { email: 'new@example.org', password: 'correct horse', data: { full_name: 'Ada' } };
const asked: readonly (readonly [method: string, path: string, right: Readonly<Record<string, unknown>>])[] =
  [
    ['POST', 'signup', signUp],
    ['POST', 'token?grant_type=password', { email: 'new@example.org', password: 'correct horse' }],
    ['POST', 'token?grant_type=refresh_token', { refresh_token: 'abcdefghijkl' }],
    ['POST', 'token?grant_type=pkce', { auth_code: 'code', code_verifier: 'verifier' }],
    ['POST', 'token', {}],
    ['POST', 'recover', { email: 'new@example.org' }],
    ['POST', 'resend', { type: 'signup', email: 'new@example.org' }],
    ['POST', 'verify', { type: 'signup', token: 'abc', email: 'new@example.org' }],
    ['POST', 'verify', { type: 'recovery', token_hash: 'abc' }],
    ['PUT', 'user', { password: 'battery staple', current_password: 'wrong', data: { full_name: 'Ada' } }],
    ['POST', 'otp', { email: 'new@example.org' }],
    ['POST', 'magiclink', { email: 'new@example.org' }],
    ['POST', 'logout?scope=others', {}],
    ['POST', 'admin/users', signUp],
    ['POST', 'factors', { factor_type: 'totp' }],
  ];
const authCalls = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .constantFrom(...asked)
      .chain(([method, path, right]) =>
        jsonOf(right).map((body): Sent => ({ method, path: `/auth/v1/${path}`, headers: json, body })),
      ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom('verify', 'authorize', 'callback', 'user', 'settings', 'token'),
        fc.constantFrom('type', 'token', 'token_hash', 'redirect_to', 'provider', 'grant_type'),
        fc.oneof(
          fc.string(),
          fc.constantFrom('signup', 'recovery', 'email_change', 'https://evil.example', '\0'),
        ),
      )
      .map(([path, key, value]): Sent => ({
        method: 'GET',
        path: `/auth/v1/${path}?type=signup&token=abc&${new URLSearchParams({ [key]: value }).toString()}`,
      })),
  },
);

test(
  `${authBodies} requests of every kind to the auth service find no 5xx`,
  { timeout: 120_000 },
  async () => {
    const half = fc.sample(authCalls, { numRuns: authBodies / 2, seed });
    const other = fc.sample(authCalls, { numRuns: authBodies / 2, seed: seed + 1 });
    const statuses = await answersOf(half, false);
    const withToken = await answersOf(other, true);
    expect([statuses.get(200)! > 10, statuses.get(400)! > 50, withToken.get(400)! > 50]).toEqual([
      true,
      true,
      true,
    ]);
    expect(gateway.logged.filter((line) => /failed and answered 5|Error:/.test(line))).toEqual([]);
  },
);

const heads = [
  'ffd8ffe0',
  '89504e470d0a1a0a',
  '0000001866747970',
  '3c737667',
  '3c21646f63747970',
  '52494646',
  '',
];
const upload = fc
  .tuple(
    fc.constantFrom(...heads),
    fc.uint8Array({ maxLength: 200 }),
    fc.constantFrom('image/png', 'text/html', 'image/svg+xml', 'video/mp4', '', 'multipart/form-data', 'x'),
    fc.dictionary(
      fc.constantFrom('x-upsert', 'cache-control', 'x-metadata', 'content-range'),
      fc.constantFrom('true', 'max-age=1', 'e30=', 'not base64!', 'bytes 0-1/2', 'W10='),
    ),
    fc.constantFrom('POST', 'PUT'),
  )
  .map(([head, rest, type, more, method]): Omit<Sent, 'path'> => ({
    method,
    headers: { ...(type && { 'content-type': type }), ...more },
    body: Uint8Array.from(Buffer.concat([Buffer.from(head, 'hex'), rest])),
  }));
const form = fc
  .tuple(fc.constantFrom('', 'file', 'x'), fc.uint8Array({ maxLength: 100 }), fc.string(), fc.boolean())
  .map(([field, bytes, cache, isWhole]): Omit<Sent, 'path'> => {
    const end = isWhole ? '\r\n--b--\r\n' : '';
    const text = `--b\r\ncontent-disposition: form-data; name="cacheControl"\r\n\r\n${cache}\r\n--b\r\ncontent-disposition: form-data; name="${field}"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
    return {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: Uint8Array.from(Buffer.concat([Buffer.from(text), bytes, Buffer.from(end)])),
    };
  });
const file = fc
  .oneof(
    fc.constantFrom(
      'a.png',
      'a b.png',
      '../a.png',
      '%2e%2e/a.png',
      '%00.png',
      'a//b.png',
      '.',
      `${'x'.repeat(300)}.png`,
    ),
    fc.webFragments(),
  )
  .chain((name) => fc.constantFrom(`USER/${name}`, name, `0b0e7c1e-1111-4222-8333-444455556666/${name}`));
const bucket = fc.constantFrom('creations', 'creations', 'creations', 'elsewhere', '%00');
const stored = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(bucket, file, fc.oneof(upload, form))
      .map(([of, name, sent]): Sent => ({ ...sent, path: `object/${of}/${name}` })),
  },
  {
    weight: 3,
    arbitrary: fc.oneof(
      fc.tuple(bucket, file, jsonOf({ expiresIn: 60 })).map(([of, name, body]): Sent => ({
        method: 'POST',
        path: `object/sign/${of}/${name}`,
        headers: json,
        body,
      })),
      fc
        .tuple(bucket, jsonOf({ expiresIn: 60, paths: ['a'] }))
        .map(([of, body]): Sent => ({ method: 'POST', path: `object/sign/${of}`, headers: json, body })),
      fc
        .tuple(
          bucket,
          jsonOf({ prefix: '', limit: 100, offset: 0, search: '', sortBy: { column: 'name', order: 'asc' } }),
        )
        .map(([of, body]): Sent => ({ method: 'POST', path: `object/list/${of}`, headers: json, body })),
      fc
        .tuple(bucket, jsonOf({ prefixes: ['a'] }))
        .map(([of, body]): Sent => ({ method: 'DELETE', path: `object/${of}`, headers: json, body })),
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom('GET', 'HEAD', 'DELETE', 'PATCH'),
        fc.constantFrom('object', 'object/authenticated', 'object/public', 'object/info', 'object/sign'),
        bucket,
        file,
        fc.constantFrom('bytes=0-', 'bytes=9-1', 'bytes=-5', 'x', 'bytes=0-99999999999999999999'),
        fc.webFragments(),
      )
      .map(([method, at, of, name, range, given]): Sent => ({
        method,
        path: `${at}/${of}/${name}?token=${given}`,
        headers: { range },
      })),
  },
);

test(
  `${storageBodies} requests of every kind to the file store find no 5xx, and keep no page`,
  { timeout: 120_000 },
  async () => {
    const all = fc
      .sample(stored, { numRuns: storageBodies, seed })
      .map((sent) => ({ ...sent, path: `/storage/v1/${sent.path.replace('USER', user)}` }));
    const statuses = await answersOf(all, true);
    expect([statuses.get(200)! > 50, statuses.get(400)! > 50, statuses.get(415)! > 9]).toEqual([
      true,
      true,
      true,
    ]);
    expect(gateway.logged.splice(0)).toEqual([]);
    const database = new pg.Client({ connectionString: gateway.databaseUrl });
    await database.connect();
    const { rows } = await database.query<{ type: string }>(
      `select distinct metadata ->> 'mimetype' as type from storage.objects`,
    );
    await database.end();
    expect(rows.length).toBeGreaterThan(0);
    expect(
      rows.filter(({ type }) => !/^(image\/(png|jpeg|webp|gif|avif)|video\/|audio\/)/.test(type)),
    ).toEqual([]);
  },
);
