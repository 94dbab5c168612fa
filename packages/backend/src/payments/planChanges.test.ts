import { describe, expect, it } from 'vitest';
import {
  daysFromNow,
  factsOf,
  moneyBack,
  planEnded,
  planPaid,
  planReported,
  upgradePaid,
} from './testing/reports.ts';
import { planWorld } from './testing/planWorld.ts';

const { on, letterKinds, subscriber, monthEndingIn, addedBy, shareOfDifference, moveBack, declinedNow } =
  planWorld();

describe('a change of plan (D38)', () => {
  it('upwards counts at once for what was paid of it, and what the former plan gave stays', async () => {
    const { user, facts } = await monthEndingIn(3);
    await on.world.start(user);
    const pro = { ...facts, plan: 'pro', seenAt: daysFromNow(0) };
    // The plan alone brings nothing: the money may still be missing.
    await on.reports.apply(planReported(pro));
    expect(await on.reports.limits(user)).toMatchObject({ plan_name: 'Pro', credits_remaining: 20 + 2 });
    const change = { from: 'starter', at: daysFromNow(0), cents: 200 };
    expect(await on.reports.apply(upgradePaid(pro, change))).toMatchObject({ outcome: 'paid' });
    expect(await addedBy('pro', user)).toEqual(shareOfDifference(change.at, facts));
    // There and back again within the period adds nothing more.
    await on.reports.apply(upgradePaid(pro, { ...change, at: daysFromNow(0.01) }));
    expect(await addedBy('pro', user)).toEqual(shareOfDifference(change.at, facts));
  });

  it('upwards on the last day brings a whole month with the next period alone', async () => {
    const { user, facts } = await monthEndingIn(0.5);
    const pro = { ...facts, plan: 'pro', seenAt: daysFromNow(0) };
    const at = daysFromNow(0);
    await on.reports.apply(upgradePaid(pro, { from: 'starter', at, cents: 33 }));
    expect(await addedBy('pro', user)).toEqual(shareOfDifference(at, facts));
    // The whole month is paid, and has begun.
    await moveBack(user, 8);
    const next = { ...pro, seenAt: daysFromNow(0), periodStart: daysFromNow(-4), periodEnd: daysFromNow(24) };
    await on.reports.apply(planPaid(next, { cents: 2999 }));
    await on.reports.limits(user);
    const [some, whole] = [shareOfDifference(at, facts), { video: 80, image: 600 }];
    expect(await addedBy('pro', user)).toEqual({
      video: some.video! + whole.video,
      image: some.image! + whole.image,
    });
  });

  it('upwards within a paid year brings a share of this month, and all of the next', async () => {
    const { user, facts } = await monthEndingIn(10, 'yearly');
    const pro = { ...facts, plan: 'pro', seenAt: daysFromNow(0) };
    const at = daysFromNow(0);
    await on.reports.apply(upgradePaid(pro, { from: 'starter', at, cents: 15_000 }));
    expect(await addedBy('pro', user)).toEqual(shareOfDifference(at, facts));
    await moveBack(user, 18);
    await on.reports.limits(user);
    const some = shareOfDifference(at, facts);
    expect(await addedBy('pro', user)).toEqual({ video: some.video! + 80, image: some.image! + 600 });
  });

  it('downwards waits for the end of what is paid, and is said to', async () => {
    const { user } = await subscriber(29);
    const pro = {
      plan: 'pro',
      createdAt: daysFromNow(-29),
      periodStart: daysFromNow(-29),
      periodEnd: daysFromNow(1),
    };
    await on.reports.apply(planPaid(factsOf(user, pro), { reference: `pro_${user}` }));
    await on.reports.apply(planReported(factsOf(user, { ...pro, nextPlan: 'starter' })));
    expect(await on.reports.state(user)).toMatchObject({ subscription_tier: 'Pro', next_tier: 'Starter' });
    await on.world.sql(
      `update public.user_subscriptions set current_period_end = now() - interval '1 hour' where user_id = $1`,
      [user],
    );
    await on.reports.apply(
      planPaid(factsOf(user, { periodStart: daysFromNow(-0.01), periodEnd: daysFromNow(30) }), {
        reference: `next_${user}`,
      }),
    );
    expect(await on.reports.state(user)).toMatchObject({ subscription_tier: 'Starter', next_tier: null });
  });

  it('to none lasts to the end of what is paid', async () => {
    const { user } = await subscriber();
    await on.reports.apply(planReported(factsOf(user, { cancelAtPeriodEnd: true })));
    expect(await on.reports.state(user)).toMatchObject({ subscribed: true, cancel_at_period_end: true });
    await on.reports.apply(planEnded(`sub_${user}`));
    expect(await on.reports.state(user)).toMatchObject({ subscribed: false });
    // What was paid for and not used still rolls over.
    expect(await on.reports.limits(user)).toMatchObject({ plan_name: 'Free', credits_remaining: 23 });
    expect(await on.reports.apply(planEnded(`sub_${user}`))).toEqual({ outcome: 'known' });
  });

  it('by a second subscription is none: the one in force stays, and the second ends with its money given back', async () => {
    const { user } = await subscriber();
    const facts = { id: `second_${user}`, createdAt: daysFromNow(0), periodStart: daysFromNow(0) };
    const second = planPaid(factsOf(user, facts), { charge: `second_${user}` });
    expect(await on.reports.apply(second)).toEqual({
      outcome: 'double',
      endSubscription: `second_${user}`,
      returnsMoney: true,
    });
    expect(await on.world.database.call('subscriptions_to_end', { p_provider: 'stripe' })).toContainEqual({
      subscription: `second_${user}`,
      returnsMoney: true,
      paid: [{ charge: `second_${user}`, cents: 999 }],
    });
    expect(await letterKinds(user)).toEqual(['receipt', 'paidTwice']);
    // What is still reported of the second changes nothing, and the refund takes nothing of the first.
    await on.reports.apply(planReported(factsOf(user, facts)));
    await on.reports.apply(moneyBack(`second_${user}`, 999));
    await on.reports.apply(planEnded(`second_${user}`));
    expect(await on.reports.state(user)).toMatchObject({ subscribed: true, subscription_tier: 'Starter' });
    expect(await on.reports.limits(user)).toMatchObject({ credits_remaining: 20 + 3 });
    expect(
      await on.world.sql('select state from public.payments where user_id = $1 order by created_at', [user]),
    ).toEqual([{ state: 'paid' }, { state: 'refunded' }]);
  });

  it('by a second subscription takes the place of one that nobody pays', async () => {
    const { user } = await subscriber(30);
    await declinedNow(user);
    const second = factsOf(user, { id: `second_${user}`, plan: 'pro', createdAt: daysFromNow(0) });
    expect(await on.reports.apply(planPaid(second))).toMatchObject({
      outcome: 'paid',
      endSubscription: `sub_${user}`,
    });
    expect(await on.reports.state(user)).toMatchObject({ subscription_tier: 'Pro' });
  });

  it('that is paid after the second had to end goes back as well', async () => {
    const { user } = await subscriber();
    const facts = factsOf(user, { id: `late_${user}` });
    await on.reports.apply(planReported(facts));
    await on.world.database.call('subscription_has_ended', {
      p_provider: 'stripe',
      p_subscription: `late_${user}`,
    });
    expect(
      await on.reports.apply(planPaid({ ...facts, status: 'ended' }, { charge: `late_${user}` })),
    ).toMatchObject({ outcome: 'double', endSubscription: `late_${user}` });
    expect(await on.world.database.call('subscriptions_to_end', { p_provider: 'stripe' })).toContainEqual(
      expect.objectContaining({ subscription: `late_${user}`, returnsMoney: true }),
    );
  });

  it.each([
    ['starter', 'monthly', 'PT400', 'You have the Starter plan already.'],
    ['pro', 'weekly', 'PT400', 'A plan is billed monthly or yearly.'],
    ['gold', 'monthly', 'PT404', 'This plan is not for sale.'],
  ])('to %s, %s is refused', async (plan, cycle, code, message) => {
    const { user } = await subscriber();
    await expect(on.reports.offer(user, 'plan', plan, cycle)).rejects.toMatchObject({ code, message });
  });

  it('to Free is refused to who is on Free, and offered to a subscriber', async () => {
    await expect(on.reports.offer(await on.world.newUser(), 'plan', 'free', 'monthly')).rejects.toMatchObject(
      {
        code: 'PT400',
      },
    );
    const { user } = await subscriber();
    expect(await on.reports.offer(user, 'plan', 'free', 'monthly')).toMatchObject({
      cents: 0,
      subscription: { plan: 'starter' },
    });
  });
});
