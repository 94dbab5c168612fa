import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDevelopment } from '../../../../tools/start/startDevelopment.ts';
import type { Started } from '../../../../tools/start/started.ts';
import { readConfig } from './config.ts';
import { freePort } from './freePort.ts';
import { succeed } from './testing/startTestGateway.ts';

let root: string;
let port: number;
let started: Started;

const start = (data: string) =>
  startDevelopment(
    readConfig({ env: { PORT: String(port), KINORA_DATA: data, KINORA_DEMO_HISTORY: 'none' }, root }),
    { root, progress: () => {}, onFatal: () => {} },
  );

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'kinora-dev-'));
  await mkdir(path.join(root, 'packages/app/src'), { recursive: true });
  await writeFile(
    path.join(root, 'packages/app/index.html'),
    '<!doctype html><html lang="en"><head><meta name="kinora-config" content="" /><title>Kinora</title></head>' +
      '<body><script type="module" src="/src/main.ts"></script></body></html>',
  );
  await writeFile(
    path.join(root, 'packages/app/src/main.ts'),
    `const words: string = 'typed';\nconsole.log(words);\n`,
  );
  port = await freePort();
  started = await start('data');
});

afterAll(async () => {
  await started.stop();
  await rm(root, { recursive: true, force: true });
});

test('one origin serves the sources with hot reload and everything of the server', async () => {
  const origin = `http://127.0.0.1:${port}`;
  expect(started.server.origin).toBe(origin);
  const html = await (await fetch(`${origin}/wan-i2v`)).text();
  expect(html).toContain('/@vite/client');
  const config = JSON.parse((/content="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&quot;', '"')) as Record<
    string,
    string
  >;
  expect(config).toMatchObject({ url: origin, inboxUrl: `${origin}/dev/inbox`, isLocal: true });
  expect(await (await fetch(`${origin}/src/main.ts`)).text()).toContain('const words = ');
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);

  const client = createClient(origin, config['key'] ?? '', {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  await succeed(client.auth.signUp({ email: 'dev@example.org', password: 'correct horse' }));
  const [mail] = (await (await fetch(config['inboxUrl']?.concat('.json') ?? '')).json()) as {
    link: string;
  }[];
  const answer = await fetch(mail?.link ?? '', { redirect: 'manual' });
  expect(answer.headers.get('location')).toMatch(new RegExp(`^${origin}/#access_token=`));
  expect((await client.from('subscription_plans').select('*')).error).toBeNull();
  const { error } = await client.functions.invoke('check-video-limits');
  expect((error as { context?: Response }).context?.status).toBe(401);
});

test('a taken port is one sentence, and the server behind it is taken down again', async () => {
  await expect(start('other')).rejects.toThrow(
    `Port ${port} is taken by another program: stop it, or choose another port`,
  );
  // Its folder is free again.
  await expect(start('other')).rejects.toThrow(`Port ${port} is taken`);
});

test('the development server is for this machine alone', async () => {
  const config = readConfig({ env: { HOST: '0.0.0.0' }, root });
  await expect(startDevelopment(config, { root, progress: () => {}, onFatal: () => {} })).rejects.toThrow(
    'The development server runs on 127.0.0.1 only',
  );
});
