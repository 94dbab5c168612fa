import { generalWords, StudioError } from '@kinora/contract';
import { expect, it } from 'vitest';
import { severalAtOnce } from './severalAtOnce.ts';

const hundred = Array.from({ length: 100 }, (_, index) => index);

it('a deed is done with each of a hundred, and never with many at once', async () => {
  let under = 0;
  let most = 0;
  const told: number[] = [];
  const { done, refused } = await severalAtOnce(
    hundred,
    async () => {
      most = Math.max(most, (under += 1));
      await Promise.resolve();
      under -= 1;
    },
    (count) => void told.push(count),
  );
  expect([done, refused]).toEqual([hundred, []]);
  expect(told).toEqual(hundred.map((index) => index + 1));
  expect(most).toBe(6);
});

it('a deed goes on with the others when one is refused, and tells which and why', async () => {
  const no = new Error('No.');
  const outcome = await severalAtOnce(hundred, (item) =>
    item % 40 === 7 ? Promise.reject(no) : Promise.resolve(),
  );
  expect(outcome).toMatchObject({ refused: [7, 47, 87], reason: no });
  expect(outcome.done).toHaveLength(97);
});

it('a deed with several asks for nothing more once there is no network', async () => {
  let asked = 0;
  const { done, refused } = await severalAtOnce(hundred, () => {
    asked += 1;
    return Promise.reject(new StudioError({ kind: 'Offline', message: generalWords.offline }));
  });
  expect([done.length, refused.length]).toEqual([0, 100]);
  expect(asked).toBe(6);
});
