import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestGateway } from '../embedded/testing/startTestGateway.ts';
import { secretNames } from './testing/secretNames.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const values = Object.fromEntries(secretNames.map((name) => [name, `value-of-${name.toLowerCase()}-9f3a`]));
let folder: string;
let built: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kinora-secrets-'));
  built = path.join(folder, 'app');
  // Built on a machine where all of them are set.
  await promisify(execFile)(
    path.join(root, 'node_modules/.bin/vite'),
    ['build', 'packages/app', '--outDir', built, '--logLevel', 'warn'],
    { cwd: root, env: { ...process.env, NODE_ENV: 'production', ...values }, timeout: 120_000 },
  );
}, 130_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

async function everyFile(): Promise<{ readonly name: string; readonly text: string }[]> {
  const names = await readdir(built, { recursive: true, withFileTypes: true });
  return Promise.all(
    names
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name);
        return { name: path.relative(built, file), text: await readFile(file, 'latin1') };
      }),
  );
}

it('no file of the built app holds a key of the server, by name or by value (A100)', async () => {
  const files = await everyFile();
  expect(files.length).toBeGreaterThan(10);
  const found = files.flatMap(({ name, text }) =>
    [...secretNames, ...Object.values(values)]
      .filter((secret) => text.includes(secret))
      .map((secret) => `${secret} in ${name}`),
  );
  expect(found).toEqual([]);
  expect(files.filter(({ text }) => /sb_secret_[\w-]{10}|\bsk_live_|\bwhsec_/.test(text))).toEqual([]);
});

it('the page that a server with all of them hands out holds none, and its own secret key neither (A100)', async () => {
  const gateway = await startTestGateway({
    env: { ...values, SMTP_URL: 'smtp://value-of-smtp_url-9f3a@127.0.0.1:1' },
  });
  await cp(built, path.join(gateway.dataFolder, '../app'), { recursive: true });
  const page = await (await fetch(gateway.origin)).text();
  expect(page).toContain(gateway.keys.publishable);
  const secrets = [
    ...secretNames,
    '9f3a',
    gateway.keys.secret,
    gateway.keys.jwtSecret,
    gateway.keys.linkSecret,
  ];
  expect(secrets.filter((secret) => page.includes(secret))).toEqual([]);
  await gateway.stop();
});
