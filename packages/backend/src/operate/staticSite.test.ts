import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hostedConfig, staticSite } from './staticSite.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kinora-site-'));
  await mkdir(path.join(folder, 'app/assets'), { recursive: true });
  for (const name of ['index', 'pricing', '404'])
    await writeFile(
      path.join(folder, `app/${name}.html`),
      `<meta name="kinora-config" content="" /><style>@layer a;</style><script>1;</script><div id="root">${name}</div>`,
    );
  await writeFile(path.join(folder, 'app/assets/index-1.js'), '1');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const env = {
  SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co/',
  SUPABASE_ANON_KEY: 'sb_publishable_x',
};
const make = (name: string, app = 'app') =>
  staticSite({ app: path.join(folder, app), target: path.join(folder, name), config: hostedConfig(env) });
const read = (name: string) => readFile(path.join(folder, 'site', name), 'utf8');

it('a site for static hosting knows its services, and says what its page may load and who may frame it', async () => {
  await make('site');
  for (const name of ['index', 'pricing', '404']) {
    const page = (await read(`${name}.html`)).replaceAll('&quot;', '"');
    expect(page).toContain('"url":"https://abcdefghijklmnopqrst.supabase.co","key":"sb_publishable_x"');
    expect(page).toContain(`>${name}<`);
  }
  expect(await read('assets/index-1.js')).toBe('1');
  const headers = await read('_headers');
  const policy = /content-security-policy: (.*)/.exec(headers)![1]!;
  expect(policy).toContain(`connect-src 'self' blob: data: https://abcdefghijklmnopqrst.supabase.co;`);
  expect(policy).toContain(`media-src 'self' blob: data: https://abcdefghijklmnopqrst.supabase.co;`);
  // The same script stands in every page, and is allowed once.
  expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval' 'sha256-[^' ]*';/);
  expect(policy).toContain(`frame-ancestors 'none'`);
  expect(policy).toMatch(/style-src 'self' 'sha256-/);
  expect(policy).not.toContain('unsafe-inline');
  for (const header of [
    'x-content-type-options: nosniff',
    'referrer-policy:',
    'permissions-policy:',
    'strict-transport-security:',
  ])
    expect(headers).toContain(`  ${header}`);
  expect(headers).toContain('/assets/*\n  cache-control: public, max-age=31536000, immutable');
});

const token = (role: unknown) =>
  ['{"alg":"HS256"}', JSON.stringify({ role }), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

it.each([
  'sb_secret_x',
  'SB_SECRET_x',
  ' sb_secret_x',
  token('service_role'),
  token(undefined),
  token(['anon']),
  'sk_live_x',
  'sbp_0123456789',
  'sb_publishable_',
  'sb_publishable_x"',
  'postgres://postgres:password@db.example.org/postgres',
])('the app gets no key that is not publishable: %s', (key) => {
  expect(() => hostedConfig({ ...env, SUPABASE_ANON_KEY: key })).toThrow(
    'SUPABASE_ANON_KEY is no publishable key, and everybody can read what the app holds. Set it to the key that begins with sb_publishable_, or to the older one whose role is anon.',
  );
});

it('the app gets a publishable key of either kind', () => {
  for (const key of ['sb_publishable_a-B_3', token('anon')])
    expect(hostedConfig({ ...env, SUPABASE_ANON_KEY: key }).key).toBe(key);
});

it('a site is not made over another, nor without a built app', async () => {
  await expect(make('site')).rejects.toThrow('exists already');
  await expect(make('other', 'none')).rejects.toThrow('is not built');
  expect(() => hostedConfig({})).toThrow('must be set');
});
