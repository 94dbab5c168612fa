import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDataFolder } from './dataFolder.ts';
import { openKeys } from './keys.ts';
import { lockDataFolder } from './serverLock.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kinora data '));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test('the folder and its keys are private to their account, and the keys stay the same', async () => {
  const place = path.join(folder, 'new');
  await openDataFolder(place);
  const keys = await openKeys(place);
  expect((await stat(place)).mode & 0o777).toBe(0o700);
  expect((await stat(path.join(place, 'keys.json'))).mode & 0o777).toBe(0o600);
  expect(keys.publishable).toMatch(/^sb_publishable_[\w-]{24}$/);
  expect(keys.secret).toMatch(/^sb_secret_[\w-]{32}$/);
  expect(await openKeys(place)).toEqual(keys);
});

test('a file in the folder’s place is told in a sentence', async () => {
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  await expect(openDataFolder(file)).rejects.toThrow(`The data folder ${file} is a file, or lies below one`);
  await expect(openDataFolder(path.join(file, 'below'))).rejects.toThrow('is a file, or lies below one');
});

test('keys that cannot be read are told in a sentence, and not replaced', async () => {
  const file = path.join(folder, 'keys.json');
  await writeFile(file, '{"publishable": "sb_');
  await expect(openKeys(folder)).rejects.toThrow(/^The keys in .* cannot be read: restore the file/);
  expect(await readFile(file, 'utf8')).toBe('{"publishable": "sb_');
});

test('one server a folder; what a killed one left behind holds nobody up', async () => {
  const lock = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(`is in use by another Kinora (process ${process.pid})`);
  lock.release();
  // The same number, alive again as another process.
  await writeFile(
    path.join(folder, 'server.lock'),
    JSON.stringify({ pid: process.pid, identity: 'an earlier life' }),
  );
  lockDataFolder(folder).release();
  await writeFile(path.join(folder, 'server.lock'), '{"pid": 12');
  lockDataFolder(folder).release();
});

test.skipIf(process.platform !== 'linux')('a place where no folder can be made is said at once', async () => {
  await expect(openDataFolder('/proc/nope/below')).rejects.toThrow(/cannot create its data folder/);
});
