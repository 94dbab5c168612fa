import { expect, it } from 'vitest';
import { closing } from './closing.ts';
import { none } from './counts.ts';
import { most } from './secondAttempt.ts';

const late = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({
    file: `dark/story-${nth}`,
    title: 'look 2',
    state: 'passed' as const,
    message: '',
  }));
const closed = (count: number) => {
  const counts = { ...none, passed: 100, late: late(count) };
  const decided = { counts, failed: [], unsteady: [], finalBecause: null };
  return closing([{ name: 'stories', files: [], decided }], 1, 'logs');
};

it('a few pictures that stood still late are named, and no failure', () => {
  const { words, exitCode } = closed(most.late);
  expect(exitCode).toBe(0);
  expect(words).toContain(`${most.late} pictures stood still at a later look only\n  dark/story-0, look 2`);
  expect(words).toMatch(/\n100 passed, 0 failed$/);
});

it('more of them are one', () => {
  const { words, exitCode } = closed(most.late + 1);
  expect(exitCode).toBe(1);
  expect(words).toContain(`, and more than the ${most.late} that pass`);
  expect(words).toMatch(/\n100 passed, 1 failed$/);
});
