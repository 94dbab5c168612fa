import { generalWords, StudioError } from '@kinora/contract';
import { expect, it } from 'vitest';
import { notLoaded } from './notLoaded.ts';

it('a list that could not be had asks to try again once, there or in the reason', () => {
  const unreached = new StudioError({ kind: 'Offline', message: generalWords.offline });
  expect(notLoaded('your albums', unreached)).toBe('Failed to load your albums.');
  expect(notLoaded('your albums', new StudioError({ kind: 'Unexpected', message: 'It is full.' }))).toBe(
    'Failed to load your albums. Please try again.',
  );
});
