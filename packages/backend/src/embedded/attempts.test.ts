import { expect, test } from 'vitest';
import { countAttempts } from './attempts.ts';

test('an attempt that did no harm is put back, and never more than there are', () => {
  let now = 0;
  const attempts = countAttempts({ clock: () => new Date(now * 1000), attempts: 2, seconds: 20 });
  for (let turn = 0; turn < 5; turn++) {
    expect(attempts.take('ada')).toBe(0);
    attempts.putBack('ada');
  }
  expect([attempts.take('ada'), attempts.take('ada'), attempts.take('ada')]).toEqual([0, 0, 10]);
  now = 15;
  expect([attempts.take('ada'), attempts.take('ada')]).toEqual([0, 5]);
});
