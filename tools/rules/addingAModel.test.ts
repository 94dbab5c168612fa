// The page on adding a model is followed to the letter in a copy of the workspace; then everything that holds of
// every tool has to hold of the new one too.
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type * as Contract from '../../packages/contract/src/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../test/command.ts';
import { follow, recipeIn } from './recipe.ts';

const recipe = recipeIn(readFileSync(path.join(root, 'docs/adding-a-model.md'), 'utf8'));
const copied = ['contract', 'backend'];
let copy: string;

interface Ended {
  readonly code: number;
  readonly said: string;
}

/** A tool of the workspace, run in the copy. */
const inCopy = (script: string, ...args: string[]) =>
  new Promise<Ended>((resolve) => {
    const tool = path.join(root, 'node_modules', script);
    const env = { ...process.env, VITEST: '' };
    execFile(process.execPath, [tool, ...args], { cwd: copy, env }, (error, out, errors) =>
      resolve({ code: error ? 1 : 0, said: out + errors }),
    );
  });

const testsIn = (name: string, include: readonly string[]) => {
  const config = path.join(copy, `${name}.config.mjs`);
  writeFileSync(
    config,
    `export default { test: { isolate: false, include: ${JSON.stringify(include)} } };\n`,
  );
  return (...args: string[]) =>
    inCopy('vitest/vitest.mjs', 'run', '--config', config, '--root', copy, ...args);
};

beforeAll(() => {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  copy = mkdtempSync(path.join(root, '.cache', 'adding-a-model-'));
  for (const name of copied) {
    const folder = path.join('packages', name);
    for (const part of ['src', 'package.json', 'node_modules'])
      cpSync(path.join(root, folder, part), path.join(copy, folder, part), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (source) => part === 'node_modules' || !source.includes(`${path.sep}supabase${path.sep}`),
      });
  }
  for (const kept of ['node_modules', 'tsconfig.base.json', 'packages/media'])
    symlinkSync(path.join(root, kept), path.join(copy, kept));
  follow(recipe, copy);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('a model that is added as the page says', () => {
  it('is one new file, and a handful of lines elsewhere', () => {
    expect(recipe.newFiles.map(({ file }) => file)).toEqual(['packages/contract/src/tools/lumen.ts']);
    expect(new Set(recipe.changes.map(({ file }) => file)).size).toBeLessThanOrEqual(8);
  });

  it('is found by everybody who asks for a tool', async () => {
    const open = (file: string) => import(pathToFileURL(path.join(copy, 'packages/contract/src', file)).href);
    const contract = (await open('index.ts')) as typeof Contract;
    const tool = contract.catalogue.find(({ id }) => id === 'lumen')!;
    expect(contract.toolCalled('generate-video', { model: 'lumen' })).toBe(tool);
    expect(contract.placeOf(tool)?.studio.path).toBe('/lumen');
    expect(Object.values<{ path: string }>(contract.studioPages).map(({ path: at }) => at)).toContain(
      '/lumen',
    );
    expect(contract.editableInputs(tool).map(([name]) => name)).toEqual([
      'image',
      'prompt',
      'duration',
      'glow',
    ]);
    const values = { image: 'data:image/png;base64,AA==', prompt: 'Waves', duration: 8, glow: 'bright' };
    const { body } = contract.requestOf(tool, values as never);
    expect(body).toEqual({ model: 'lumen', ...values, credits_cost: 280 });
    expect(contract.valuesOf(tool, body)).toMatchObject({ ok: true, price: 280 });
    const documented = contract.docsTabs.flatMap(({ sections }) => sections).find(({ id }) => id === 'lumen');
    expect(documented?.blocks.map(contract.wordsIn).join('\n')).toContain('glow');
  });

  it('is right by its types, in the contract and in each engine', async () => {
    const project = {
      extends: './tsconfig.base.json',
      compilerOptions: { types: ['node'], lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'] },
      include: ['packages/contract/src', 'packages/backend/src/engines'],
    };
    writeFileSync(path.join(copy, 'tsconfig.json'), JSON.stringify(project));
    expect(await inCopy('typescript/bin/tsc', '--noEmit', '--singleThreaded', '-p', '.')).toEqual({
      code: 0,
      said: '',
    });
  }, 120_000);

  it('holds all that the contract and the provider’s table promise of a tool', async () => {
    const tests = testsIn('every-tool', [
      'packages/contract/src/**/*.test.ts',
      'packages/backend/src/engines/fal/falMappings.test.ts',
    ]);
    const { code, said } = await tests('--reporter=verbose');
    expect([code, code === 0 ? '' : said]).toEqual([0, '']);
    for (const proved of ['lumen > asks, sends, reads and prices the same', 'lumen with'])
      expect(stripVTControlCharacters(said)).toContain(proved);
  }, 180_000);

  it('is really made on one machine', async () => {
    const tests = testsIn('made-here', ['packages/backend/src/engines/local/localWork.test.ts']);
    const { code, said } = await tests('-t', 'lumen|every tool there is');
    expect([code, code === 0 ? '' : said]).toEqual([0, '']);
    expect(stripVTControlCharacters(said)).toContain('2 passed');
  }, 120_000);
});
