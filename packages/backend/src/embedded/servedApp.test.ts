import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashSource } from './securityHeaders.ts';
import { startTestGateway, type TestGateway } from './testing/startTestGateway.ts';
import { rawAnswer } from './testing/rawAnswer.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({
    services: async () => ({
      functions: {},
      engine: { name: 'local', description: 'local' },
      stop: async () => {},
    }),
  });
});
afterAll(() => gateway.stop());

const raw = (path: string, headers: Record<string, string> = {}) => rawAnswer(gateway.port, path, headers);
const get = (path: string, init?: RequestInit) => fetch(`${gateway.origin}${path}`, init);

test('the app’s page knows its server, and nothing secret', async () => {
  const html = await (await get('/creation-history?creation=1')).text();
  const [, content] = /<meta name="kinora-config" content="([^"]*)"/.exec(html) ?? [];
  expect(JSON.parse((content ?? '').replaceAll('&quot;', '"'))).toEqual({
    url: gateway.origin,
    key: gateway.keys.publishable,
    inboxUrl: `${gateway.origin}/dev/inbox`,
    checkoutHosts: [],
    tutorialUrls: {},
    isLocal: true,
    adapters: { engine: 'local', payments: 'none', mail: 'inbox' },
  });
  for (const secret of [gateway.keys.secret, gateway.keys.jwtSecret, gateway.keys.linkSecret]) {
    expect(html).not.toContain(secret);
  }
});

test('the page’s policy allows the styles and the script that were built into it by their hashes, and no other', async () => {
  const policy = (await get('/')).headers.get('content-security-policy') ?? '';
  const rules = new Map(policy.split('; ').map((rule) => [rule.split(' ')[0], rule]));
  expect(rules.get('script-src')).toBe(
    `script-src 'self' 'wasm-unsafe-eval' ${hashSource('document.title;')}`,
  );
  expect(rules.get('style-src')).toContain(hashSource('@layer ds.reset, ds.tokens, app;'));
  expect(rules.get('default-src')).toBe(`default-src 'none'`);
  expect(policy).not.toContain('unsafe-inline');
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
  for (const path of ['/..%2fdata%2fkeys.json', '/%2e%2e/data/keys.json', '/..%5cdata%5ckeys.json'])
    expect([path, (await raw(path)).status]).toEqual([path, 404]);
  const broken = await raw('/%');
  expect([broken.status, broken.body.toString()]).toEqual([400, 'This address cannot be read.\n']);
  const written = await get('/', { method: 'POST' });
  expect([written.status, written.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect(written.headers.get('content-security-policy')).toContain(`default-src 'none'`);
});

test('an address of a service that it does not have is never the app’s page', async () => {
  for (const path of ['/dev/nothing', '/auth', '/storage'])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
});
