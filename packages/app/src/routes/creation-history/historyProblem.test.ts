import { StudioError } from '@kinora/contract';
import { expect, it } from 'vitest';
import { historyProblem } from './historyProblem.ts';

it('a history that the server refuses says so (A140)', () => {
  const refused = new StudioError({ kind: 'Offline', message: 'You are offline.' });
  expect(historyProblem(refused)).toBe('Failed to load your creations. Please try again.');
});

it('a history that breaks on the way says that, and nothing of how (A141)', () => {
  const broken = new TypeError('undefined is not a function');
  expect(historyProblem(broken)).toBe('Something went wrong while loading your creations.');
});
