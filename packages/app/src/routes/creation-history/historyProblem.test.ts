import { generalWords, StudioError } from '@kinora/contract';
import { expect, it } from 'vitest';
import { historyProblem } from './historyProblem.ts';

it('a history that the server refuses says so (A140)', () => {
  const refused = new StudioError({ kind: 'Unexpected', message: 'The server is full.' });
  expect(historyProblem(refused)).toBe('Failed to load your creations. Please try again.');
});

it('a history that no server was there for breaks on the way, and asks nobody to try again twice (A141)', () => {
  const unreached = new StudioError({ kind: 'Offline', message: generalWords.offline });
  expect(historyProblem(unreached)).toBe('Something went wrong while loading your creations.');
});

it('a history that breaks on the way says that, and nothing of how (A141)', () => {
  const broken = new TypeError('undefined is not a function');
  expect(historyProblem(broken)).toBe('Something went wrong while loading your creations.');
});
