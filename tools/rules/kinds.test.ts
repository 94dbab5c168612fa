// A kind of input knows all about itself: whoever walks a tool's inputs asks the kind, and nobody which kind it is.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { root } from '../test/command.ts';
import { toolTimeout } from '../test/patience.ts';
import { kindsAsked, type Asking } from './kindsAsked.ts';

/** Where kinds are at home: what each is, what draws it, and what tests give it. */
const home =
  /^packages\/(contract\/src\/(tools\/kinds\/|testing\/(complaints|kindSamples|tools\/endsKind)\.ts)|studio-kit\/src\/studio\/editors\/)/;
const planted = 'tools/rules/planted/kinds.ts';
const files = globSync(
  [
    'packages/*/{src,benchmarks}/**/*.{ts,tsx}',
    'tests/**/*.{ts,tsx}',
    '.storybook/*.{ts,tsx}',
    'tools/**/*.ts',
  ],
  { cwd: root, exclude: (name) => /node_modules|dist/.test(name) },
)
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => !home.test(file));

/** Files that still ask, each with why. It may only shrink. */
const allowed: Readonly<Record<string, string>> = {
  'packages/contract/src/tools/catalogue.test.ts': 'holds what definitions say of lengths and steps',
  'packages/studio-kit/src/testing/filledDraft.ts': 'begins with a prompt that the tool offers',
};

let found: readonly Asking[];
let seen = 0;
beforeAll(() => {
  ({ asked: found, seen } = kindsAsked(files));
}, toolTimeout);

/** What is planted, by its name, and the lines that it takes. */
const ways = readFileSync(path.join(root, planted), 'utf8')
  .split('\n')
  .flatMap((line, index) => {
    const [, name] = /^export \w+ (\w+)/.exec(line) ?? [];
    return name === undefined ? [] : [{ name, from: index + 1 }];
  });
const foundIn = (of: string) => found.filter(({ file }) => file === of);
const foundWays = () =>
  new Set(foundIn(planted).map(({ at }) => ways.findLast(({ from }) => from <= at)?.name ?? `line ${at}`));

it.each(ways.filter(({ name }) => name !== 'letBe'))('asking that is planted is found: $name', ({ name }) => {
  expect(foundWays()).toContain(name);
});

it('what asks for no kind of an input is let be', () => {
  expect(ways.map(({ name }) => name)).toContain('letBe');
  expect(foundWays()).not.toContain('letBe');
});

it('every file there is, is looked at', () => {
  expect(seen).toBe(files.length);
  for (const name of ['contract', 'studio-kit', 'app', 'backend'])
    expect(files.filter((file) => file.startsWith(`packages/${name}/src/`)).length).toBeGreaterThan(100);
  expect(files.filter((file) => file.startsWith('.storybook/'))).not.toEqual([]);
});

it('nobody but the kinds and their editors asks which kind an input is', () => {
  expect(found.filter(({ file }) => file !== planted && !(file in allowed))).toEqual([]);
});

it.each(Object.keys(allowed))('%s still asks, and has to be allowed', (file) => {
  expect(foundIn(file)).not.toEqual([]);
});
