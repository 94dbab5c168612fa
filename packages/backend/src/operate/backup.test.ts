import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startProcess } from '../embedded/testing/startProcess.ts';
import { backUp, readManifest } from './backUp.ts';
import { restore } from './restore.ts';

const program = fileURLToPath(new URL('./run.ts', import.meta.url));
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kinora backup '));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const place = (name: string) => path.join(folder, name);
const env = (data: string) => ({
  KINORA_DATA: place(data),
  KINORA_DEMO_HISTORY: 'none',
  KINORA_CLIP_SCALE: '0.1',
  KINORA_APP: place('no-app'),
});

/** The very command that an operator gives. */
const command = (data: string, ...words: string[]): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--no-warnings', program, ...words],
      { cwd: folder, env: { PATH: process.env['PATH'], ...env(data) }, timeout: 180_000 },
      (error, out, err) => resolve({ code: Number(error?.code ?? 0), output: `${out}${err}` }),
    );
  });

async function withServer<T>(data: string, during: (origin: string) => Promise<T>): Promise<T> {
  const server = startProcess({ env: env(data) });
  const [, origin = ''] = await server.says(/Kinora {8}(http:\S+)/);
  await server.says(/Stop with Ctrl-C/);
  try {
    return await during(origin);
  } finally {
    server.child.kill('SIGTERM');
    await server.ends;
  }
}

const signedIn = async (data: string, origin: string) => {
  const keys = JSON.parse(await readFile(path.join(place(data), 'keys.json'), 'utf8')) as Record<
    string,
    string
  >;
  const client = createClient(origin, keys['publishable']!, { auth: { persistSession: false } });
  const { error } = await client.auth.signInWithPassword({
    email: 'demo@kinora.local',
    password: keys['demoPassword']!,
  });
  expect(error).toBeNull();
  return client;
};

it(
  'what was seeded, backed up and restored elsewhere is all there, files included',
  { timeout: 400_000 },
  async () => {
    await withServer('first', async () => {
      // In use, nothing is copied.
      expect(await command('first', 'backup', 'torn')).toMatchObject({
        code: 1,
        output: expect.stringContaining('is in use by another Kinora') as string,
      });
    });
    const seeded = await command('first', 'seed');
    expect(seeded.output).toContain('Made 6 creations for demo@kinora.local');
    expect((await command('first', 'seed')).output).toContain('All of it was there already');
    const backedUp = await command('first', 'backup', 'kept');
    expect(backedUp).toMatchObject({ code: 0, output: expect.stringContaining('Backed up') as string });
    expect((await command('first', 'backup', 'kept')).output).toContain('exists already');
    expect((await command('second', 'restore', 'kept')).output).toContain('Restored');
    expect((await command('second', 'restore', 'kept')).output).toContain('is not empty');
    await withServer('second', async (origin) => {
      const client = await signedIn('second', origin);
      const { data } = await client.from('user_creations').select('type, status, file_url, is_liked');
      expect(data!.map((row) => `${row.type} ${row.status}`).toSorted()).toEqual([
        ...Array.from({ length: 3 }, () => 'image completed'),
        ...Array.from({ length: 3 }, () => 'video completed'),
      ]);
      expect(data!.filter((row) => row.is_liked)).toHaveLength(1);
      for (const { file_url: file } of data!) {
        const { data: bytes } = await client.storage.from('creations').download(file as string);
        expect(bytes!.size).toBeGreaterThan(1000);
      }
      expect((await client.rpc('my_albums')).data).toMatchObject([{ title: 'Quiet places', itemCount: 3 }]);
    });
  },
);

it('a backup that was changed or is none is refused, and leaves nothing behind', async () => {
  const kept = place('kept');
  const dataFolder = place('third');
  const refusal = (source = kept) =>
    restore({ source, dataFolder }).then(
      () => 'restored',
      (problem: unknown) => (problem as Error).message,
    );
  const { files } = await readManifest(kept);
  const { path: file } = files.find((each) => each.path.startsWith('storage/') && each.size > 0)!;
  const before = await readFile(path.join(kept, file));
  await appendFile(path.join(kept, file), 'x');
  expect(await refusal()).toContain(`The backup is damaged: ${file}`);
  await rm(path.join(kept, file));
  expect(await refusal()).toContain(`The backup is damaged: ${file}`);
  await writeFile(path.join(kept, file), before);
  await writeFile(path.join(kept, 'foreign'), 'x');
  expect(await refusal()).toContain('foreign, which is not of it');
  await rm(path.join(kept, 'foreign'));
  const empty = path.join(kept, 'postgres/cluster/pg_notify');
  await rm(empty, { recursive: true });
  expect(await refusal()).toContain('the folder postgres/cluster/pg_notify is missing');
  expect(await refusal(folder)).toContain('is no backup of Kinora');
  await expect(backUp({ dataFolder, target: place('more'), log: () => undefined })).rejects.toThrow(
    'There is no data of Kinora',
  );
  expect(existsSync(dataFolder)).toBe(false);
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
});

it('a command that is none says which there are', async () => {
  expect(await command('first', 'dance')).toMatchObject({
    code: 1,
    output: expect.stringContaining('backup <new folder>') as string,
  });
});

it('a backup into the data itself is refused before anything is copied, by a link as well', async () => {
  const dataFolder = place('inside');
  await mkdir(dataFolder);
  await writeFile(path.join(dataFolder, 'keys.json'), '{}');
  await symlink(dataFolder, place('link'));
  const made = (target: string) => backUp({ dataFolder, target, log: () => undefined });
  for (const target of [dataFolder, path.join(dataFolder, 'deep/backup'), path.join(place('link'), 'backup')])
    await expect(made(target)).rejects.toThrow(
      `${target} lies in the data folder, which would be copied into itself: choose a folder outside of ${dataFolder}.`,
    );
  expect(await readdir(dataFolder)).toEqual(['keys.json']);
  // A folder beside it whose name begins alike is none within.
  expect((await made(`${dataFolder}-copy`)).files).toHaveLength(1);
});
