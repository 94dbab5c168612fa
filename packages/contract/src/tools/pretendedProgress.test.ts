import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pretendedEvery, pretendedStep } from './pretendedProgress.ts';

it('pretended progress rises in random steps every 300 ms, and never past 90 (A222, A233, D33)', () => {
  expect(pretendedEvery).toBe(300);
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })), (randoms) => {
      let share = 0;
      for (const random of randoms) {
        const next = pretendedStep(share, () => random);
        expect(next >= share && next <= 0.9).toBe(true);
        share = next;
      }
    }),
  );
  expect(pretendedStep(0.89, () => 0.99)).toBe(0.9);
});
