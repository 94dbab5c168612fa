import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { unlessFresh } from './freshness.ts';

let folder: string;
let builds: number;
const write = (file: string, text: string) => writeFile(path.join(folder, file), text);
const what = { name: 'thing', sources: ['src'], file: 'dist/index.html' };
const build = async () => {
  builds += 1;
  await write('dist/index.html', `${builds}`);
};
/** It has emptied what was there and written the half of it. */
const fail = async () => {
  await build();
  throw new Error('half-way');
};

beforeEach(async () => {
  builds = 0;
  folder = await mkdtemp(path.join(tmpdir(), 'freshness-'));
  for (const each of ['src', 'dist']) await mkdir(path.join(folder, each));
  await write('src/a.ts', 'one');
});
afterEach(() => rm(folder, { recursive: true }));

it('what was built is built again once its sources change or it is gone, and not before', async () => {
  await unlessFresh(what, build, folder);
  await unlessFresh(what, build, folder);
  expect(builds).toBe(1);
  await write('src/a.test.ts', 'of a test nothing is made');
  await unlessFresh(what, build, folder);
  expect(builds).toBe(1);
  await write('src/a.ts', 'two');
  await unlessFresh(what, build, folder);
  expect(builds).toBe(2);
  await rm(path.join(folder, 'dist/index.html'));
  await unlessFresh(what, build, folder);
  expect(builds).toBe(3);
});

it('a build that failed stands for nothing, not even for the sources that were built before it', async () => {
  await unlessFresh(what, build, folder);
  await write('src/a.ts', 'wrong');
  await expect(unlessFresh(what, fail, folder)).rejects.toThrow('half-way');
  await write('src/a.ts', 'one');
  await unlessFresh(what, build, folder);
  expect(builds).toBe(3);
});

it('what is changed while it is being built is built again', async () => {
  await unlessFresh(
    what,
    async () => {
      await build();
      await write('src/a.ts', 'two');
    },
    folder,
  );
  await unlessFresh(what, build, folder);
  expect(builds).toBe(2);
});
