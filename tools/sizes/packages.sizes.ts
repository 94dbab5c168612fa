import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { budgets } from './budgets.ts';
import { eight, exported, weighComponents, weighOwn, weighWithLibraries } from './publishedPackage.ts';
import { within } from './within.ts';

const components = await weighComponents();
const index = await readFile(
  fileURLToPath(new URL('../../packages/design-system/src/index.ts', import.meta.url)),
  'utf8',
);
const { goal, hard } = budgets.component;
/** What several components share is weighed apart, and may weigh what they may together. */
const sharedBy: Readonly<Record<string, number>> = { Media: ['Video', 'Audio'].length };
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

describe('the packages, in kB after gzip', () => {
  it('weighs every component that the index names', () => {
    const named = [...index.matchAll(/components\/(\w+)\/index\.ts/g)].map((match) => match[1]);
    expect([...components.keys()]).toEqual(expect.arrayContaining(named));
    expect(named.length).toBeGreaterThan(0);
  });

  it.each([...components])('%s: what it adds to the set of all', (name, { js, css }) => {
    console.log(`  ${name.padEnd(18)}${js.toFixed(2).padStart(6)} js ${css.toFixed(2).padStart(6)} css`);
    const users = sharedBy[name] ?? 1;
    expect(js).toBeLessThanOrEqual(hard.js * users);
    expect(css).toBeLessThanOrEqual(hard.css * users);
  });

  it('half of the components stay below the goal', () => {
    const weights = [...components.values()];
    const js = median(weights.map((weight) => weight.js));
    const css = median(weights.map((weight) => weight.css));
    console.log(`  median ${js.toFixed(2)} js, ${css.toFixed(2)} css (goal ${goal.js} and ${goal.css})`);
    expect(js).toBeLessThanOrEqual(goal.js);
    expect(css).toBeLessThanOrEqual(goal.css);
  });

  it('the eight that peers are measured by, styled, with React Aria, in English', async () => {
    const { js, lateJs, css } = await weighWithLibraries('design-system', exported(eight));
    within('eight', js);
    within('eightLate', lateJs);
    within('eightStyles', css);
  });

  it('all styles of the design system: tokens, reset and every component', async () => {
    const lines = `export * from './index.js'; import './theme/index.js';`;
    within('systemStyles', (await weighWithLibraries('design-system', lines)).css);
  });

  it('studio kit: what it adds to the design system and the contract', async () => {
    const { js, lateJs } = await weighOwn('studio-kit', `export * from './index.js';`);
    within('kit', js);
    within('kitLate', lateJs);
  });
});
