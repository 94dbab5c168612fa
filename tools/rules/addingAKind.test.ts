// The page on adding a kind of input is followed to the letter in a copy of the workspace; then a tool that asks for the
// new kind has to be whole, and the compiler has to have asked for its editor.
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as Contract from '../../packages/contract/src/index.ts';
import type * as Samples from '../../packages/contract/src/testing/anyValues.ts';
import { root } from '../test/command.ts';
import { toolTimeout } from '../test/patience.ts';
import { follow, recipeIn } from './recipe.ts';
import { workspaceCopy, type WorkspaceCopy } from './workspaceCopy.ts';

const recipe = recipeIn(readFileSync(path.join(root, 'docs/adding-a-kind.md'), 'utf8'));
const kinds = 'packages/contract/src/tools/kinds';
const checked = [
  'packages/contract/src/index.ts',
  'packages/contract/src/testing/anyValues.ts',
  `${kinds}/taken.ts`,
  'packages/studio-kit/src/studio/editors/index.ts',
] as const;
let copy: WorkspaceCopy;

const isNamed = ({ file }: { readonly file: string }) => file.endsWith('/every.ts');

beforeAll(() => {
  copy = workspaceCopy('adding-a-kind', ['contract', 'studio-kit'], ['design-system']);
});

afterAll(() => copy.remove());

describe('a kind of input that is added as the page says', () => {
  it('is a file and an editor, and a line for each', () => {
    expect(recipe.newFiles.map(({ file }) => file)).toEqual([
      `${kinds}/colour.ts`,
      'packages/studio-kit/src/studio/editors/ColourEditor.tsx',
    ]);
    expect(recipe.changes.map(({ file }) => file)).toEqual([
      `${kinds}/every.ts`,
      'packages/studio-kit/src/studio/editors/lateEditors.ts',
    ]);
  });

  it(
    'is asked for by the compiler where it has no editor yet, and nowhere else',
    async () => {
      const [file] = recipe.newFiles;
      follow({ newFiles: [file!], changes: recipe.changes.filter(isNamed) }, copy.folder);
      const { said } = await copy.types(...checked);
      const places = [...said.matchAll(/^(\S+?)\(/gm)].map((match) => match[1]);
      expect(new Set(places)).toEqual(new Set(['packages/studio-kit/src/studio/editors/index.ts']));
      expect(said).toContain("Property 'colour' is missing");
    },
    toolTimeout,
  );

  it(
    'is right by its types, in the contract and in the kit',
    async () => {
      const [, editor] = recipe.newFiles;
      follow({ newFiles: [editor!], changes: recipe.changes.filter((each) => !isNamed(each)) }, copy.folder);
      expect(await copy.types(...checked)).toEqual({ code: 0, said: '' });
    },
    toolTimeout,
  );

  it('is drawn up, checked, sent, read again, kept and documented as the others are', async () => {
    const contract = (await copy.open('packages/contract/src/index.ts')) as typeof Contract;
    const { anyValuesOf } = (await copy.open('packages/contract/src/testing/anyValues.ts')) as typeof Samples;
    const { colour } = (await copy.open(`${kinds}/colour.ts`)) as {
      colour: (spec: object) => Contract.Input;
    };
    const { fieldTable } = (await copy.open('packages/contract/src/content/docs/toolReference.ts')) as {
      fieldTable: (tool: Contract.AnyTool) => Contract.Block;
    };
    const tool: Contract.AnyTool = {
      ...contract.wanImageToVideo,
      inputs: { tint: colour({ field: 'tint_colour', label: 'Tint', initial: '#e2725b' }) },
      price: [contract.flat(3)],
    };
    const draft = contract.initialValues(tool);
    expect(draft).toEqual({ tint: '#e2725b' });
    const wrong = contract.change(tool, draft, 'tint', 'red').draft;
    const message = 'Tint must be a colour such as #e2725b.';
    expect(contract.validateDraft(tool, wrong)).toEqual([{ input: 'tint', message }]);
    expect(contract.restoreDraft(tool, wrong)).toEqual({});
    fc.assert(
      fc.property(anyValuesOf(tool), (values) => {
        const { body } = contract.requestOf(tool, values);
        expect(body).toMatchObject({ tint_colour: (values as { tint: string }).tint, credits_cost: 3 });
        expect(contract.valuesOf(tool, body)).toEqual({ ok: true, values, price: 3 });
        expect(contract.restoreDraft(tool, values)).toEqual(values);
        expect(contract.usedElsewhere(tool, values, tool)).toEqual({ values, left: [] });
      }),
    );
    expect(contract.valuesOf(tool, { model: tool.call.model, tint_colour: 7 })).toMatchObject({
      ok: false,
      problem: { message, field: 'tint_colour' },
    });
    expect(contract.wordsIn(fieldTable(tool))).toContain('a colour such as #e2725b');
  });
});
