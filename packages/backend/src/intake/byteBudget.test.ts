import { expect, it } from 'vitest';
import { byteBudget } from './byteBudget.ts';

it('a budget of bytes gives out no more than there is, in the order in which it was asked for', async () => {
  const budget = byteBudget(100);
  const begun: string[] = [];
  const ask = (name: string, bytes: number) =>
    budget.take(bytes).then((giveBack) => {
      begun.push(name);
      return giveBack;
    });
  const first = await ask('first', 70);
  const large = ask('large', 60);
  // It would fit, and does not overtake.
  const small = ask('small', 10);
  await Promise.resolve();
  expect([begun, budget.free()]).toEqual([['first'], 30]);
  first();
  first();
  await Promise.all([large, small]);
  expect([begun, budget.free()]).toEqual([['first', 'large', 'small'], 30]);
  for (const giveBack of [await large, await small]) giveBack();
  expect(budget.free()).toBe(100);
});

it('what is larger than a whole budget of bytes is let through alone', async () => {
  const budget = byteBudget(100);
  const small = await budget.take(1);
  const large = budget.take(1_000);
  expect(budget.free()).toBe(99);
  small();
  const giveBack = await large;
  expect(budget.free()).toBe(0);
  giveBack();
  expect(budget.free()).toBe(100);
});
