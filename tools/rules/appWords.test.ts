// What the app says stands in the contract, where it is written once.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../test/command.ts';
import { wordsSaid } from './wordsSaid.ts';

const app = path.join(root, 'packages/app/src');
const elsewhere = /\.(stories|fixtures|test|css)\.|(^|\/)(mocks|testing)\//;
const files = globSync('**/*.{ts,tsx}', { cwd: app }).filter((file) => !elsewhere.test(file));

/** Files whose words stand in them, each with why. */
const allowed: Readonly<Record<string, string>> = {
  'log.ts': 'the name before what is only logged',
  'routes/legal/Privacy.tsx': 'a page of prose, which is nothing but its words',
  'routes/legal/Terms.tsx': 'a page of prose, which is nothing but its words',
  'shell/useRoomForToasts.ts': 'a length in CSS',
};

/** The same in every language, or read by code alone. */
const names = new Set(['… · Kinora', 'Bearer …', 'own …', 'retry …', 'shown …', 'Worker']);

const wordsOf = (file: string, text: string): readonly string[] =>
  wordsSaid(file, text).filter((words) => !names.has(words));
const wordsIn = (file: string) => wordsOf(file, readFileSync(path.join(app, file), 'utf8'));

it('words that a component holds are found, and what is only logged is left', () => {
  const text = `log('A screen broke');
    export const A = () => <Ask confirmLabel="Delete" title={\`Play \${title}\`}>Show more</Ask>;
    const B = <Count value={many} words={{ one: 'like', other: 'likes' }} />;`;
  expect(wordsOf('A.tsx', text)).toEqual(['Delete', 'Play …', 'Show more', 'like', 'likes']);
});

it('words that are thrown to a person are found, and what code looks for and developers read is left', () => {
  const text = `
    if ('Worker' in window && types.includes('Files')) throw new Error('There is no picture.');
    if (status === 401) throw notSignedIn('Please sign in.');
    export const gone = () => notFound('It is gone.');
    throw new StudioError({ kind: isAway ? 'Unavailable' : 'Refused', message: 'Not now.' });`;
  expect(wordsOf('a.ts', text)).toEqual(['Please sign in.', 'It is gone.', 'Not now.']);
});

it.each(files.filter((file) => !(file in allowed)))('%s takes its words from the contract', (file) => {
  expect(wordsIn(file)).toEqual([]);
});

it.each(Object.keys(allowed))('%s is there, and has words to be allowed', (file) => {
  expect(wordsIn(file)).not.toEqual([]);
});
