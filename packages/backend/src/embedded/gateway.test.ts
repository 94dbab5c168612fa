import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServedFunction } from './functionsRoutes.ts';
import { startTestGateway, type TestGateway } from './testing/startTestGateway.ts';
import { rawAnswer } from './testing/rawAnswer.ts';

let gateway: TestGateway;

const echo: ServedFunction = async (request) =>
  Response.json({ said: await request.text() }, { status: 202 });
const report: ServedFunction = Object.assign(async () => new Response('heard'), { isKeyless: true });
const broken: ServedFunction = () => Promise.reject(new Error('a secret detail'));

beforeAll(async () => {
  gateway = await startTestGateway({
    env: { KINORA_ORIGINS: 'https://studio.example' },
    services: async () => ({
      functions: { echo, report, broken },
      engine: { name: 'local', description: 'local' },
      stop: async () => {},
    }),
  });
});

afterAll(() => gateway.stop());

const raw = (path: string, headers: Record<string, string> = {}) => rawAnswer(gateway.port, path, headers);
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
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([
    204,
    'https://studio.example',
  ]);
  const allowed = answer.headers.get('access-control-allow-headers')?.split(',');
  expect(allowed).toEqual(
    expect.arrayContaining(['authorization', 'x-client-info', 'apikey', 'content-type', 'idempotency-key']),
  );
});

test('a function that breaks tells the person nothing of why, and the log all', async () => {
  const answer = await get('/functions/v1/broken', { method: 'POST', headers: keyed() });
  expect([answer.status, JSON.stringify(await answer.json())]).toEqual([
    500,
    expect.not.stringContaining('secret'),
  ]);
  expect(gateway.logged.join()).toContain('Function broken: Error: a secret detail');
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
    '/auth/v1/%74oken',
    '/storage/v1/object/none/x.png',
    // A redirect with its reason.
    '/auth/v1/verify?token=gone&type=signup&redirect_to=/',
    '/dev/none',
  ]) {
    const { headers } = await get(path, { headers: keyed(), redirect: 'manual' });
    expect([path, headers.get('x-content-type-options'), headers.get('x-frame-options')]).toEqual([
      path,
      'nosniff',
      'DENY',
    ]);
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.getSetCookie(), `with ${path}`).toEqual([]);
    const isOfApp = path === '/' || path.startsWith('/assets/');
    const policy = isOfApp
      ? /^default-src 'none'; script-src 'self'/
      : /^default-src 'none'; frame-ancestors 'none'$/;
    expect(headers.get('content-security-policy'), `policy of ${path}`).toMatch(policy);
  }
});

test('only pages of origins that are named may use the services, and nothing else of the server', async () => {
  for (const path of [
    '/auth/v1/settings',
    '/rest/v1/credit_packs',
    '/functions/v1/echo',
    '/storage/v1/bucket',
  ]) {
    const allowedFor = async (origin: string, method: string) => {
      const { headers } = await get(path, {
        method,
        headers: {
          ...keyed(),
          origin,
          ...(method === 'OPTIONS' && { 'access-control-request-method': 'POST' }),
        },
      });
      expect(headers.get('vary'), `with ${path}`).toContain('Origin');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
      return headers.get('access-control-allow-origin');
    };
    for (const method of ['GET', 'OPTIONS']) {
      for (const own of ['https://studio.example', gateway.origin])
        expect(await allowedFor(own, method), `${method} ${path}`).toBe(own);
      for (const foreign of ['https://evil.example', 'https://studio.example.evil.example', 'null'])
        expect(await allowedFor(foreign, method), `${method} ${path}`).toBeNull();
    }
  }
  const { headers } = await get('/', { headers: { origin: 'https://studio.example' } });
  expect(headers.get('access-control-allow-origin')).toBeNull();
});

test('only this machine’s own names are answered', async () => {
  const page = (host: string) => raw('/dev/inbox.json', { host }).then(({ status }) => status);
  const own = ['127.0.0.1', 'localhost', `localhost:${gateway.port}`, '[::1]:80', 'kinora.localhost'];
  expect(await Promise.all(own.map(page))).toEqual(own.map(() => 200));
  const foreign = ['evil.example', '127.0.0.1.evil.example', '192.168.0.7', 'localhost.evil.example'];
  expect(await Promise.all(foreign.map(page))).toEqual([421, 421, 421, 421]);
  expect((await raw('/rest/v1/subscription_plans', { host: 'evil.example', ...keyed() })).status).toBe(421);
});

test('the API wants a key, and takes the secret one from no browser (A100)', async () => {
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
  const large = (most: string) => [
    413,
    { code: 'TOO_LARGE', message: `This request is larger than ${most}.` },
  ];
  const said = await send({ body: 'x'.repeat(20_001) });
  expect([said.status, await said.json()]).toEqual(large('20 kB'));
  const hidden = await send(inPieces('x'.repeat(5_000), 5));
  expect([hidden.status, await hidden.json()]).toEqual(large('20 kB'));
  const rows = await get('/rest/v1/albums', {
    method: 'POST',
    headers: keyed(),
    body: 'x'.repeat(1_000_001),
  });
  expect([rows.status, await rows.json()]).toEqual(large('1 MB'));
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
      body: JSON.stringify({ email: `nobody-${number}@example.org`, password: 'guess' }),
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
