import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServedFunction } from './functionsRoutes.ts';
import { hashSource } from './securityHeaders.ts';
import { startTestGateway, type TestGateway } from './testing/startTestGateway.ts';

let gateway: TestGateway;

const echo: ServedFunction = async (request) =>
  Response.json({ said: await request.text() }, { status: 202 });
const report: ServedFunction = Object.assign(async () => new Response('heard'), { isWebhook: true });
const broken: ServedFunction = () => Promise.reject(new Error('a secret detail'));

beforeAll(async () => {
  gateway = await startTestGateway({
    services: async () => ({
      functions: { echo, report, broken },
      engine: { name: 'local', description: 'local' },
      stop: async () => {},
    }),
  });
});

afterAll(() => gateway.stop());

interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** fetch decompresses and sets a Host of its own; this does neither. */
function raw(path: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request({ port: gateway.port, host: '127.0.0.1', path, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject).end();
  });
}

const get = (path: string, init?: RequestInit) => fetch(`${gateway.origin}${path}`, init);
const keyed = () => ({ apikey: gateway.keys.publishable });

test('a function is called with supabase-js, with its status and body', async () => {
  const { data, error } = await gateway.client().functions.invoke('echo', { body: 'hello' });
  expect([error, data]).toEqual([null, { said: 'hello' }]);
});

test('an unknown function is 404; a known one without a key, or with a wrong one, is 401', async () => {
  const call = (name: string, headers: Record<string, string>) =>
    get(`/functions/v1/${name}`, { method: 'POST', headers });
  const unknown = await call('nothing', keyed());
  expect([unknown.status, await unknown.json()]).toEqual([
    404,
    { code: 'NOT_FOUND', message: 'There is no function called nothing.' },
  ]);
  expect((await call('constructor', keyed())).status).toBe(404);
  expect((await call('echo', {})).status).toBe(401);
  expect((await call('echo', { apikey: 'sb_publishable_wrong' })).status).toBe(401);
  expect((await call('echo', { apikey: gateway.keys.secret, 'user-agent': 'Mozilla/5.0' })).status).toBe(401);
  expect((await call('echo', { apikey: gateway.keys.secret })).status).toBe(202);
});

test('a webhook comes without a key: what it brings proves itself', async () => {
  expect(await (await get('/functions/v1/report', { method: 'POST' })).text()).toBe('heard');
});

test('a preflight is answered with every header that the client sends', async () => {
  const answer = await get('/functions/v1/echo', {
    method: 'OPTIONS',
    headers: { origin: 'https://studio.example', 'access-control-request-method': 'POST' },
  });
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  const allowed = answer.headers.get('access-control-allow-headers')?.split(',');
  expect(allowed).toEqual(['authorization', 'x-client-info', 'apikey', 'content-type', 'idempotency-key']);
});

test('a function that breaks tells the person nothing of why, and the log all', async () => {
  const answer = await get('/functions/v1/broken', { method: 'POST', headers: keyed() });
  expect([answer.status, JSON.stringify(await answer.json())]).toEqual([
    500,
    expect.not.stringContaining('secret'),
  ]);
  expect(gateway.logged.join()).toContain('Function broken: Error: a secret detail');
});

test('the app’s page knows its server, and nothing secret', async () => {
  const html = await (await get('/creation-history?creation=1')).text();
  const [, content] = /<meta name="kinora-config" content="([^"]*)"/.exec(html) ?? [];
  expect(JSON.parse((content ?? '').replaceAll('&quot;', '"'))).toEqual({
    url: gateway.origin,
    key: gateway.keys.publishable,
    inboxUrl: `${gateway.origin}/dev/inbox`,
    isLocal: true,
    adapters: { engine: 'local', payments: 'none', mail: 'inbox' },
  });
  for (const secret of [gateway.keys.secret, gateway.keys.jwtSecret, gateway.keys.linkSecret]) {
    expect(html).not.toContain(secret);
  }
});

test('the page’s policy allows no inline script, and its inline styles by their hash', async () => {
  const policy = (await get('/')).headers.get('content-security-policy') ?? '';
  const rules = new Map(policy.split('; ').map((rule) => [rule.split(' ')[0], rule]));
  expect(rules.get('script-src')).toBe(`script-src 'self' 'wasm-unsafe-eval'`);
  expect(rules.get('style-src')).toContain(hashSource('@layer ds.reset, ds.tokens, app;'));
  expect(rules.get('default-src')).toBe(`default-src 'none'`);
  expect(policy).not.toContain('unsafe-inline');
});

test('every answer carries the security headers', async () => {
  for (const path of [
    '/',
    '/assets/index-abc123.js',
    '/healthz',
    '/auth/v1/settings',
    '/rest/v1/x',
    '/functions/v1/x',
    '/nothing.js',
  ]) {
    const { headers } = await get(path, { headers: keyed() });
    expect([path, headers.get('x-content-type-options'), headers.get('x-frame-options')]).toEqual([
      path,
      'nosniff',
      'DENY',
    ]);
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  }
});

test('hashed files are kept for good, the page is asked for again', async () => {
  const script = await get('/assets/index-abc123.js');
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  const page = await get('/');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const again = await get('/', { headers: { 'if-none-match': page.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
});

test('text travels compressed, as the browser likes it', async () => {
  const plain = (await raw('/assets/index-abc123.js')).body;
  const brotli = await raw('/assets/index-abc123.js', { 'accept-encoding': 'gzip, deflate, br' });
  const zipped = await raw('/assets/index-abc123.js', { 'accept-encoding': 'gzip, br;q=0' });
  expect([brotli.headers['content-encoding'], zipped.headers['content-encoding']]).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(brotli.body)).toEqual(plain);
  expect(gunzipSync(zipped.body)).toEqual(plain);
  expect(brotli.body.length).toBeLessThan(plain.length / 5);
  expect(brotli.headers['vary']).toContain('Accept-Encoding');
});

test('a missing file is no page, and no path leads out of the app’s folder', async () => {
  expect((await get('/assets/gone-123.js')).status).toBe(404);
  const outside = await raw('/..%2fdata%2fkeys.json');
  expect([outside.status, outside.body.toString()]).toEqual([400, 'This address cannot be read.\n']);
  expect((await raw('/%')).status).toBe(400);
  expect((await get('/', { method: 'POST' })).status).toBe(405);
});

test('an address of a service that it does not have is never the app’s page', async () => {
  for (const path of ['/dev/nothing', '/auth', '/storage'])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
});

test('only this machine’s own names are answered', async () => {
  const page = (host: string) => raw('/dev/inbox.json', { host }).then(({ status }) => status);
  const own = ['127.0.0.1', 'localhost', `localhost:${gateway.port}`, '[::1]:80', 'kinora.localhost'];
  expect(await Promise.all(own.map(page))).toEqual(own.map(() => 200));
  const foreign = ['evil.example', '127.0.0.1.evil.example', '192.168.0.7', 'localhost.evil.example'];
  expect(await Promise.all(foreign.map(page))).toEqual([421, 421, 421, 421]);
  expect((await raw('/rest/v1/subscription_plans', { host: 'evil.example', ...keyed() })).status).toBe(421);
});

test('no other origin’s page can read the inbox', async () => {
  const { headers } = await get('/dev/inbox.json', { headers: { origin: 'https://evil.example' } });
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
});

test('the inbox shows what was sent, with the one thing to press, and no mail can act in it', async () => {
  expect(await (await get('/dev/inbox')).text()).toContain('No mail yet.');
  await gateway.client().auth.signUp({ email: 'a+<b>@example.org', password: 'correct horse' });
  await gateway.client().auth.signUp({ email: 'inbox@example.org', password: 'correct horse' });
  const page = await get('/dev/inbox');
  const html = await page.text();
  expect(html).toMatch(/<a class="action" href="[^"]*\/auth\/v1\/verify\?[^"]*">Confirm address<\/a>/);
  expect(html).toContain('To inbox@example.org');
  expect(page.headers.get('content-security-policy')).not.toContain('unsafe-inline');
  const [, id] = /href="(\/dev\/inbox\/[^"]+)"/.exec(html) ?? [];
  const mail = await get(id ?? '');
  expect(mail.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  expect((await get('/dev/inbox/..%2fkeys')).status).toBe(404);
  expect((await get('/dev/inbox.css')).headers.get('content-type')).toContain('text/css');
});

test('A100 the API wants a key, and takes the secret one from no browser', async () => {
  const table = '/rest/v1/subscription_plans?select=*';
  expect((await get(table)).status).toBe(401);
  expect((await get(table, { headers: keyed() })).status).toBe(200);
  const leaked = await get(table, {
    headers: { apikey: gateway.keys.secret, 'user-agent': 'Mozilla/5.0 (X11)' },
  });
  expect(leaked.status).toBe(401);
});

test.each(['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded'])(
  'in local mode a proxy in front, seen by %s, gets nothing',
  async (header) => {
    for (const path of ['/', '/dev/inbox', '/dev/inbox.json']) {
      const answer = await raw(path, { [header]: 'for=10.0.0.1' });
      expect([path, answer.status, answer.body.toString()]).toEqual([
        path,
        421,
        expect.stringContaining('set KINORA_URL'),
      ]);
    }
    expect((await raw('/dev/inbox.json')).status).toBe(200);
  },
);

test('health is told to whoever asks', async () => {
  expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' });
});

test('a request that would fill the memory is refused, also one that hides its length', async () => {
  type Body = RequestInit & { duplex?: 'half' };
  const send = (body: Body) => get('/auth/v1/signup', { method: 'POST', headers: keyed(), ...body });
  const inPieces = (piece: string, times: number): Body => ({
    body: new ReadableStream({
      pull(stream) {
        if (times-- > 0) stream.enqueue(new TextEncoder().encode(piece));
        else stream.close();
      },
    }),
    duplex: 'half',
  });
  const large = [413, { code: 'TOO_LARGE', message: 'This request is larger than 1 MB.' }];
  const said = await send({ body: 'x'.repeat(1_000_001) });
  expect([said.status, await said.json()]).toEqual(large);
  const hidden = await send(inPieces('x'.repeat(100_000), 11));
  expect([hidden.status, await hidden.json()]).toEqual(large);
  const small = await send(inPieces('{"email":"pieces@example.org","password":"correct horse"}', 1));
  expect([small.status, await small.json()]).toEqual([
    200,
    expect.objectContaining({ email: 'pieces@example.org' }),
  ]);
});

test('in public, guessing is slowed down, whatever address is claimed', async () => {
  const now = new Date();
  const open = await startTestGateway({
    clock: () => now,
    env: { NODE_ENV: 'production', KINORA_URL: 'https://kinora.example.org' },
  });
  const attempt = (number: number) =>
    fetch(`${open.origin}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: {
        apikey: open.keys.publishable,
        'content-type': 'application/json',
        'x-forwarded-for': `10.0.0.${number}`,
      },
      body: JSON.stringify({ email: 'nobody@example.org', password: 'guess' }),
    });
  for (let number = 0; number < 30; number++) expect((await attempt(number)).status).toBe(400);
  const slowed = await attempt(31);
  expect([slowed.status, await slowed.json()]).toEqual([
    429,
    expect.objectContaining({ error_code: 'over_request_rate_limit' }),
  ]);
  expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(0);
  const page = await fetch(open.origin);
  expect(page.headers.get('strict-transport-security')).toBe('max-age=31536000');
  expect(await page.text()).toContain('https://kinora.example.org');
  expect(open.demo).toBeNull();
  expect((await fetch(`${open.origin}/dev/inbox.json`)).status).toBe(404);
  await open.stop();
});
