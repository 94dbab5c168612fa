import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { functionWorld, type FunctionWorld } from '../../functions/testing/functionWorld.ts';
import { paymentWebhook } from '../../functions/paymentWebhook.ts';
import type { Offer } from '../payments.ts';
import { managed, paidOffer } from './localBilling.ts';
import { localPayments } from './localPayments.ts';
import { localReports, renewLocal, type Report } from './localReports.ts';
import { monthsAfter, periodEnd } from './periods.ts';

const secret = 'local';
let world: FunctionWorld;
let report: Report;
const clock = () => new Date();
beforeAll(async () => {
  world = await functionWorld();
  const context = world.context({ payments: localPayments({ secret, clock }), clock });
  report = localReports((request) => paymentWebhook(request, context), clock, secret);
});
afterAll(() => world.close());
afterEach(async () => {
  expect(await world.drift()).toEqual([]);
});

const state = (user: string) =>
  world.database.call<Record<string, unknown>>('subscription_state', { p_user: user });

async function offer(user: string, plan: string): Promise<Offer> {
  return world.database.call<Offer>('open_checkout', {
    p_user: user,
    p_session: null,
    p_kind: 'plan',
    p_item: plan,
    p_cycle: 'monthly',
  });
}

/** A subscriber whose paid month ended two hours ago. */
async function whosePeriodEnded(plan = 'starter'): Promise<string> {
  const user = await world.newUser();
  await report(paidOffer(await offer(user, plan), clock(), randomUUID));
  await world.sql(
    `update public.user_subscriptions set current_period_end = now() - interval '2 hours',
       started_at = now() - interval '1 month 2 hours' where user_id = $1`,
    [user],
  );
  return user;
}

it('what was bought here goes on by itself when its period ends, once, however often it is looked at', async () => {
  const user = await whosePeriodEnded();
  expect(await state(user)).toMatchObject({ subscribed: false });
  await Promise.all([1, 2, 3].map(() => renewLocal(world.database, report, clock)));
  expect(await state(user)).toMatchObject({
    subscribed: true,
    subscription_tier: 'Starter',
    status: 'active',
  });
  expect(await world.sql('select from public.payments where user_id = $1', [user])).toHaveLength(2);
  expect(await renewLocal(world.database, report, clock)).toBe(0);
});

it('what was bought here goes on in the plan that waits, and ends where it was cancelled', async () => {
  const lower = await whosePeriodEnded('pro');
  await world.sql(`update public.user_subscriptions set next_plan_id = 'starter' where user_id = $1`, [
    lower,
  ]);
  const leaving = await whosePeriodEnded();
  await world.sql(`update public.user_subscriptions set cancel_at_period_end = true where user_id = $1`, [
    leaving,
  ]);
  expect(await renewLocal(world.database, report, clock)).toBe(2);
  expect(await state(lower)).toMatchObject({ subscription_tier: 'Starter', next_tier: null });
  expect(await state(leaving)).toMatchObject({ subscribed: false });
});

it('what the webhook refuses is not taken for done', async () => {
  const user = await whosePeriodEnded();
  const { subscription } = await offer(await world.newUser(), 'pro');
  expect(subscription).toBeNull();
  const stranger = world.context({ payments: localPayments({ secret: 'other', clock }), clock });
  const forged = localReports((request) => paymentWebhook(request, stranger), clock, secret);
  await expect(renewLocal(world.database, forged, clock)).rejects.toThrow('The webhook answered 401');
  expect(await state(user)).toMatchObject({ subscribed: false });
  await renewLocal(world.database, report, clock);
  const now = await offer(user, 'pro');
  await report(managed('cancel', now.subscription!, clock(), randomUUID));
  expect(await state(user)).toMatchObject({ cancel_at_period_end: true });
});

it('the local checkout counts months like the database does: none loses a day', () => {
  const day = (text: string) => new Date(`${text}T10:00:00Z`);
  expect(
    [1, 2, 13].map((months) => monthsAfter(day('2026-01-31'), months).toISOString().slice(0, 10)),
  ).toEqual(['2026-02-28', '2026-03-31', '2027-02-28']);
  expect(periodEnd(day('2026-01-31'), day('2026-02-28'), 'monthly')).toEqual(day('2026-03-31'));
  expect(periodEnd(day('2028-02-29'), day('2028-02-29'), 'yearly')).toEqual(day('2029-02-28'));
});

it('two plans that are paid at one moment are one: the second ends, and what it cost is given back', async () => {
  const user = await world.newUser();
  const offers = [await offer(user, 'starter'), await offer(user, 'pro')];
  await Promise.all(offers.map((each) => report(paidOffer(each, clock(), randomUUID))));
  const { plan_id: kept } = await state(user);
  const paid = await world.sql<{ item: string; state: string }>(
    'select item, state from public.payments where user_id = $1',
    [user],
  );
  expect(paid).toHaveLength(2);
  for (const { item, state: now } of paid) expect(now).toBe(item === kept ? 'paid' : 'refunded');
});
