import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drawnPicture } from '@kinora/media/node';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { asDataUrl, wanBody } from '../functions/testing/functionWorld.ts';
import { startProcess, type StartedProcess } from './testing/startProcess.ts';
import { succeed } from './testing/startTestGateway.ts';

vi.setConfig({ testTimeout: 90_000 });

let folder: string;
let server: StartedProcess;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kinora log '));
  await mkdir(path.join(folder, 'app'));
  await writeFile(
    path.join(folder, 'app/404.html'),
    '<!doctype html><html lang="en"><head><meta name="kinora-config" content=""><title>Kinora</title></head></html>',
  );
  server = startProcess({
    env: {
      KINORA_DATA: path.join(folder, 'data'),
      KINORA_APP: path.join(folder, 'app'),
      KINORA_DEMO_HISTORY: 'none',
      KINORA_CLIP_SCALE: '0.1',
      KINORA_LOG: 'json',
    },
  });
});
afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ends;
  await rm(folder, { recursive: true, force: true });
});

interface Line {
  readonly event: string;
  readonly route?: string;
  readonly status?: number;
}

test('a server’s log has every request on a line, and no prompt, key, token, name or mail address in any', async () => {
  const origin = (await server.says(/Kinora\s+(http:\/\/\S+)/))[1]!;
  await server.says(/Stop with Ctrl-C/);
  const greeting = server.output().length;
  const keys = JSON.parse(await readFile(path.join(folder, 'data/keys.json'), 'utf8')) as Record<
    string,
    string
  >;
  const client = createClient(origin, keys['publishable']!, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const email = 'ada.lovelace@example.org';
  const password = 'analytical engine';
  await succeed(client.auth.signUp({ email, password, options: { data: { full_name: 'Ada Lovelace' } } }));
  await client.auth.signInWithPassword({ email, password: 'a wrong guess' });
  const [mail] = (await (await fetch(`${origin}/dev/inbox.json?to=${email}`)).json()) as { link: string }[];
  await fetch(mail!.link, { redirect: 'manual' });
  const { session } = await succeed(client.auth.signInWithPassword({ email, password }));
  const prompt = 'A lighthouse that nobody may hear of';
  const picture = asDataUrl(await drawnPicture('seaAtDusk', { width: 96, height: 54 }, 1));
  const generate = async (image: string) =>
    (
      await client.functions.invoke('generate-video', {
        body: wanBody(image, { prompt, duration: 2, credits_cost: 150 }),
      })
    ).response!.status;
  expect([await generate(picture), await generate(asDataUrl(Buffer.from('no picture')))]).toEqual([202, 400]);
  await client.functions.invoke('send-feedback', {
    body: { name: 'Ada Lovelace', email, type: 'general', message: prompt, rating: null },
  });
  await succeed(client.from('user_creations').select('id').ilike('search_text', `%${prompt}%`));
  await client.storage
    .from('creations')
    .createSignedUrl(`${session!.user.id}/the lighthouse nobody may hear of.mp4`, 60);
  const ended = async () =>
    (await succeed(client.from('user_creations').select('status'))).map(({ status }) => status as string);
  await expect.poll(ended, { timeout: 60_000 }).toEqual(['completed']);
  server.child.kill('SIGTERM');
  await server.ends;

  const written = server.output().slice(greeting);
  const lines = written
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);
  const requests = lines.filter((line) => line.event === 'request');
  for (const [route, status] of [
    ['/auth/v1/signup', 200],
    ['/auth/v1/token', 400],
    ['/auth/v1/verify', 303],
    ['/functions/v1/generate-video', 202],
    ['/functions/v1/generate-video', 400],
    ['/functions/v1/send-feedback', 200],
    ['/rest/v1/user_creations', 200],
  ])
    expect(requests).toContainEqual(expect.objectContaining({ route, status }));
  const token = session!.access_token;
  const secrets = [
    email,
    'ada.lovelace',
    'Lovelace',
    password,
    'a wrong guess',
    'ighthouse',
    'base64',
    token,
  ];
  for (const secret of [...secrets, token.split('.')[2]!, session!.refresh_token, ...Object.values(keys)])
    expect(written.includes(secret), `the log holds ${secret}`).toBe(false);
});
