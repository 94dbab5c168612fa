import { expect, it } from 'vitest';
import { askedBy, orderOf } from './changedParts.ts';
import { root } from './command.ts';

const button = 'packages/design-system/src/components/Button/Button.tsx';

it('a component asks for what imports it, and for the stories of its folder', () => {
  expect(Object.fromEntries(askedBy([button], root))).toEqual({
    lint: [button],
    types: [button],
    unit: [button],
    stories: ['packages/design-system/src/components/Button/'],
  });
});

it('what belongs to no story asks for none, and the server side for its own tests', () => {
  const ledger = 'packages/backend/src/ledger.ts';
  expect(Object.fromEntries(askedBy([ledger], root))).toEqual({
    lint: [ledger],
    types: [ledger],
    backend: [ledger],
  });
});

it('what the server stands on asks for its tests, too', () => {
  for (const file of ['packages/contract/src/tools/price.ts', 'packages/media/src/index.ts'])
    expect(askedBy([file], root).get('backend')).toEqual([file]);
});

it('what is gone asks whether anybody still names it', () => {
  expect(Object.fromEntries(askedBy([], root, [button, 'README.md']))).toEqual({ types: [button] });
});

it('a page of the documentation asks whether its examples fit', () => {
  const page = 'packages/design-system/src/components/Button/Button.mdx';
  expect(Object.fromEntries(askedBy([page], root))).toEqual({ lint: [page], types: [page] });
});

it('a migration asks for the tests of what reads the migrations', () => {
  const migration = 'packages/backend/supabase/migrations/20261121000400_credits.sql';
  expect(askedBy([migration], root).get('backend')).toEqual([
    'packages/backend/src/embedded/prepareDatabase.ts',
  ]);
});

it('a token, and what every story is drawn with, ask for the stories that show all tokens', () => {
  for (const file of [
    'packages/design-system/src/tokens/semantic.ts',
    '.storybook/preview.tsx',
    'vitest.stories.config.ts',
    'tools/pictures/comparison.ts',
  ])
    expect(askedBy([file], root).get('stories')).toEqual(['packages/design-system/src/foundations/']);
});

it('a text asks for its format alone, and no change for nothing', () => {
  expect([...askedBy(['README.md'], root).keys()]).toEqual(['lint']);
  expect(orderOf(askedBy([], root))).toEqual([]);
});
