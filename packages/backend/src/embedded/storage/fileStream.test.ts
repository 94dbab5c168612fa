import { mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { atATime, fileStream } from './fileStream.ts';

const bytes = Uint8Array.from({ length: atATime * 2 + 7 }, (_, index) => index % 251);
let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kinora-file-'));
  file = path.join(folder, 'file');
  await writeFile(file, bytes);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** How many files of the folder this process holds open. */
const heldOpen = async () => {
  const places = await readdir('/proc/self/fd').catch(() => []);
  const targets = await Promise.all(
    places.map((place) => readlink(`/proc/self/fd/${place}`).catch(() => '')),
  );
  return targets.filter((target) => target === file).length;
};

it.each([
  ['whole', 0, bytes.length - 1],
  ['its first byte', 0, 0],
  ['its last byte', bytes.length - 1, bytes.length - 1],
  ['a piece and a byte', 3, atATime + 3],
])('a file comes as it is: %s', async (_what, from, to) => {
  const read = await new Response(fileStream(file, from, to)).bytes();
  expect(Buffer.compare(read, bytes.subarray(from, to + 1))).toBe(0);
  expect(await heldOpen()).toBe(0);
});

it('whoever leaves before the file is open leaves none open', async () => {
  await fileStream(file, 0, bytes.length - 1).cancel();
  expect(await heldOpen()).toBe(0);
});

it('whoever stops in the middle leaves no file open', async () => {
  const reader = fileStream(file, 0, bytes.length - 1).getReader();
  await reader.read();
  await reader.cancel();
  expect(await heldOpen()).toBe(0);
});

it('a file that is shorter than was said, or not there, breaks off and is no shorter answer', async () => {
  await expect(new Response(fileStream(file, 0, bytes.length)).bytes()).rejects.toThrow('shorter');
  await expect(new Response(fileStream(path.join(folder, 'none'), 0, 9)).bytes()).rejects.toThrow('ENOENT');
  expect(await heldOpen()).toBe(0);
});
