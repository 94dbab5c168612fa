import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { typePrograms } from './typePrograms.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'kinora types '));
});
afterEach(() => rmSync(root, { recursive: true }));

const config = (folder: string, content: object) => {
  mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, folder, 'tsconfig.json'), JSON.stringify(content));
};
const base = (include?: readonly string[]) =>
  writeFileSync(path.join(root, 'tsconfig.page.json'), JSON.stringify({ ...(include && { include }) }));

it('folders with the same options are one program', () => {
  base(['a/src', 'b/*.ts']);
  config('a', { extends: '../tsconfig.page.json', include: ['src'] });
  config('b', { extends: '../tsconfig.page.json', include: ['*.ts'] });
  expect(typePrograms(root, ['a', 'b'])).toEqual(['tsconfig.page.json']);
});

it.each([
  ['has options of its own', { compilerOptions: { lib: [] }, include: ['src'] }],
  ['takes what the list leaves out', { include: ['src', 'more'] }],
  ['takes whatever there is', {}],
  ['leaves something out itself', { include: ['src'], exclude: ['src/x'] }],
])('a folder that %s is checked by itself', (_what, content) => {
  base(['a/src']);
  config('a', { extends: '../tsconfig.page.json', ...content });
  expect(typePrograms(root, ['a'])).toEqual(['a/tsconfig.json']);
});

it('a base that lists nothing is no program', () => {
  base();
  config('a', { extends: '../tsconfig.page.json', include: ['src'] });
  expect(typePrograms(root, ['a'])).toEqual(['a/tsconfig.json']);
});

it('a folder without a configuration is told, since nobody would check it', () => {
  mkdirSync(path.join(root, 'a'));
  expect(() => typePrograms(root, ['a'])).toThrow('a/tsconfig.json is missing, so a would go unchecked.');
});
