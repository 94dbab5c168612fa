// What the app's components say stands in the contract, where it is written once.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../test/command.ts';
import { wordsSaid } from './wordsSaid.ts';

const app = path.join(root, 'packages/app/src');
const elsewhere = /\.(stories|fixtures|test)\.|(^|\/)(mocks|testing)\//;
const files = globSync('**/*.tsx', { cwd: app }).filter((file) => !elsewhere.test(file));

/** Files whose words stand in them, each with why. */
const allowed: Readonly<Record<string, string>> = {
  'routes/legal/Privacy.tsx': 'a page of prose, which is nothing but its words',
  'routes/legal/Terms.tsx': 'a page of prose, which is nothing but its words',
};

/** The same in every language, or read by code alone. */
const names = new Set(['… · Kinora', 'own …', 'retry …']);

const wordsOf = (file: string, text: string): readonly string[] =>
  wordsSaid(file, text).filter((words) => !names.has(words));
const wordsIn = (file: string) => wordsOf(file, readFileSync(path.join(app, file), 'utf8'));

it('finds the words that a component holds, and leaves what is only logged', () => {
  const text = `log('A screen broke');
    export const A = () => <Ask confirmLabel="Delete" title={\`Play \${title}\`}>Show more</Ask>;`;
  expect(wordsOf('A.tsx', text)).toEqual(['Delete', 'Play …', 'Show more']);
});

it.each(files.filter((file) => !(file in allowed)))('%s takes its words from the contract', (file) => {
  expect(wordsIn(file)).toEqual([]);
});

it.each(Object.keys(allowed))('%s is there, and has words to be allowed', (file) => {
  expect(wordsIn(file)).not.toEqual([]);
});
