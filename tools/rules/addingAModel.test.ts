// The page on adding a model is followed to the letter in a copy of the workspace; then everything that holds of
// every tool has to hold of the new one too.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type * as Contract from '../../packages/contract/src/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as every from '../../packages/contract/src/tools/kinds/every.ts';
import { root } from '../test/command.ts';
import { toolTimeout } from '../test/patience.ts';
import { inCircles, readManifest, toolOf } from '../sizes/builtApp.ts';
import { follow, recipeIn } from './recipe.ts';
import { workspaceCopy, type WorkspaceCopy } from './workspaceCopy.ts';

const page = readFileSync(path.join(root, 'docs/adding-a-model.md'), 'utf8');
const recipe = recipeIn(page);
let copy: WorkspaceCopy;

beforeAll(() => {
  copy = workspaceCopy(
    'adding-a-model',
    ['contract', 'backend', 'studio-kit', 'app'],
    ['media', 'design-system'],
  );
  follow(recipe, copy.folder);
});

afterAll(() => copy.remove());

describe('a model that is added as the page says', () => {
  it('is a file in the contract and one for the provider, and a handful of lines elsewhere', () => {
    expect(recipe.newFiles.map(({ file }) => file)).toEqual([
      'packages/contract/src/tools/lumen.ts',
      'packages/backend/src/engines/fal/lumen.ts',
    ]);
    expect(new Set(recipe.changes.map(({ file }) => file)).size).toBeLessThanOrEqual(8);
  });

  it('takes no line away, so that it still fits where another model was added before it', () => {
    for (const { before, after } of recipe.changes)
      expect(after.split('\n')).toEqual(expect.arrayContaining(before.split('\n')));
  });

  it('is one of kinds that the page tells of, each with an example that is there', () => {
    const rows = [...page.matchAll(/^\| (`.*?) \| .*? \| (.*?) *\|$/gm)].map((match) => match.slice(1));
    const named = rows.flatMap(([kinds]) => [...kinds!.matchAll(/`(\w+)`/g)].map((match) => match[1]));
    expect(named).toEqual(expect.arrayContaining(Object.keys(every)));
    for (const [, examples] of rows)
      for (const [, file] of examples!.matchAll(/`([\w/]+\.ts)`/g))
        expect([file, existsSync(path.join(root, 'packages/contract/src/tools', file!))]).toEqual([
          file,
          true,
        ]);
  });

  it('teaches no cast', () => {
    const code = [...recipe.newFiles.map((each) => each.code), ...recipe.changes.map(({ after }) => after)];
    expect(code.flatMap((each) => each.match(/ as (?!const\b).*/g) ?? [])).toEqual([]);
  });

  it('is found by everybody who asks for a tool', async () => {
    const contract = (await copy.open('packages/contract/src/index.ts')) as typeof Contract;
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

  it(
    'is right by its types, in the contract and in each engine',
    async () => {
      expect(await copy.types('packages/contract/src', 'packages/backend/src/engines')).toEqual({
        code: 0,
        said: '',
      });
    },
    toolTimeout,
  );

  it(
    'is right by its types in the app too, which is built with it and brings its page',
    async () => {
      const app = 'packages/app';
      const [types, { code, said }] = await Promise.all([
        copy.types(`${app}/src/main.tsx`, `${app}/src/env.d.ts`, `${app}/src/device`),
        copy.build(),
      ]);
      expect(types).toEqual({ code: 0, said: '' });
      expect([code, code === 0 ? '' : said]).toEqual([0, '']);
      const manifest = await readManifest(path.join(copy.folder, app, 'dist'));
      // It has no line in `studioCode.ts`, so it comes with all studios; its screen finds them by this name.
      const { file } = manifest[toolOf(manifest, 'studios')]!;
      expect(readFileSync(path.join(copy.folder, app, 'dist', file), 'utf8')).toContain('Bright glow');
      expect(inCircles(manifest)).toEqual([]);
    },
    toolTimeout,
  );

  it(
    'holds all that the contract and the provider’s table promise of a tool',
    async () => {
      const { code, said } = await copy.tests(
        'every-tool',
        ['packages/contract/src/**/*.test.ts', 'packages/backend/src/engines/fal/falMappings.test.ts'],
        '--reporter=verbose',
      );
      expect([code, code === 0 ? '' : said]).toEqual([0, '']);
      for (const proved of ['lumen > asks, sends, reads and prices the same', 'lumen with'])
        expect(stripVTControlCharacters(said)).toContain(proved);
    },
    toolTimeout,
  );

  it(
    'is really made on one machine',
    async () => {
      const { code, said } = await copy.tests(
        'made-here',
        ['packages/backend/src/engines/local/localWork.test.ts'],
        '-t',
        'lumen|every tool there is',
      );
      expect([code, code === 0 ? '' : said]).toEqual([0, '']);
      expect(stripVTControlCharacters(said)).toContain('4 passed');
    },
    toolTimeout,
  );
});
