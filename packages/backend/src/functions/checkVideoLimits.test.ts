import { expect, it } from 'vitest';
import { sharedWorld } from '../credits/testing/sharedWorld.ts';
import { functionWorld } from './testing/functionWorld.ts';

const world = sharedWorld(functionWorld);

const limits = async (user: string) => {
  const { status, body } = await world.call('check-video-limits', { user });
  expect(status).toBe(200);
  return body;
};

it('the limits count videos by the names of the specification, images and balance by names of their own (A198)', async () => {
  const user = await world.newUser();
  expect(await limits(user)).toEqual({
    plan_name: 'Free',
    credits_used: 0,
    monthly_limit: 3,
    credits_remaining: 3,
    reset_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/) as string,
    can_generate: true,
    credit_balance: 0,
    image_monthly_limit: 10,
    images_used: 0,
    images_remaining: 10,
  });
});

it('can_generate is true while a video is left or the balance covers the cheapest', async () => {
  const user = await world.newUser();
  for (let run = 0; run < 3; run++) await world.start(user);
  expect(await limits(user)).toMatchObject({ credits_remaining: 0, can_generate: false });
  const give = (amount: number, key: string) =>
    world.database.call('credit_grant', { p_user: user, p_amount: amount, p_kind: 'grant', p_key: key });
  await give(99, 'one');
  expect(await limits(user)).toMatchObject({ credit_balance: 99, can_generate: false });
  await give(101, 'two');
  expect(await limits(user)).toMatchObject({ credit_balance: 200, can_generate: true });
});
