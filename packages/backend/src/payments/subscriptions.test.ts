import { describe, expect, it } from 'vitest';
import { daysFromNow, factsOf, planPaid, planReported } from './testing/reports.ts';
import { planWorld } from './testing/planWorld.ts';

const { on, letterKinds, subscriber } = planWorld();

describe('a plan that is paid (A90, A170, D11)', () => {
  it('is in force, gives its generations, and sends a receipt', async () => {
    const { user } = await subscriber();
    expect(await on.reports.state(user)).toMatchObject({
      subscribed: true,
      subscription_tier: 'Starter',
      subscription_end: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/) as string,
      plan_id: 'starter',
      billing_cycle: 'monthly',
      status: 'active',
      cancel_at_period_end: false,
      grace_until: null,
      next_tier: null,
    });
    // This month's of Free stay beside it.
    expect(await on.reports.limits(user)).toMatchObject({
      plan_name: 'Starter',
      monthly_limit: 20 + 3,
      image_monthly_limit: 150 + 10,
    });
    expect(await letterKinds(user)).toEqual(['receipt']);
  });

  it('is nobody’s before', async () => {
    expect(await on.reports.state(await on.world.newUser())).toMatchObject({
      subscribed: false,
      subscription_tier: null,
      subscription_end: null,
    });
  });

  it('is one payment, one grant and one receipt when reported 200 times', async () => {
    const user = await on.world.newUser();
    const facts = factsOf(user);
    await Promise.all(Array.from({ length: 200 }, () => on.reports.apply(planPaid(facts))));
    expect(await on.reports.limits(user)).toMatchObject({ monthly_limit: 20 + 3 });
    expect(await on.world.sql('select credits from public.payments where user_id = $1', [user])).toEqual([
      { credits: 0 },
    ]);
    expect(await letterKinds(user)).toEqual(['receipt']);
  });

  it('renews: the next month has its own, and the rest of the last rolls over', async () => {
    const { user } = await subscriber(32);
    await on.world.start(user);
    const { task_id: task } = await on.world.start(user);
    await on.world.finish(task, 'failed');
    const renewed = factsOf(user, {
      periodStart: daysFromNow(-2),
      periodEnd: daysFromNow(28),
      createdAt: daysFromNow(-32),
    });
    await on.reports.apply(planPaid(renewed));
    expect(await on.reports.limits(user)).toMatchObject({
      plan_name: 'Starter',
      credits_remaining: 20 + 19 + 3,
    });
    expect(await on.reports.state(user)).toMatchObject({ subscribed: true, status: 'active' });
  });

  it('ignores a report that is older than what is known', async () => {
    const { user } = await subscriber();
    await on.reports.apply(planReported(factsOf(user, { cancelAtPeriodEnd: true })));
    await on.reports.apply(
      planReported(factsOf(user, { seenAt: daysFromNow(-0.5), cancelAtPeriodEnd: false })),
    );
    expect(await on.reports.state(user)).toMatchObject({ cancel_at_period_end: true });
  });

  it('of an account that is gone is kept on record, and ends at the provider', async () => {
    const { user } = await subscriber();
    await on.world.sql('delete from auth.users where id = $1', [user]);
    const next = { periodStart: daysFromNow(29), periodEnd: daysFromNow(59) };
    const answer = await on.reports.apply(planPaid(factsOf(user, next)));
    expect(answer).toEqual({ outcome: 'nobody', endSubscription: `sub_${user}` });
    const due = () =>
      on.world.database.call<{ subscription: string }[]>('subscriptions_to_end', { p_provider: 'stripe' });
    expect(await due()).toContainEqual(
      expect.objectContaining({ subscription: `sub_${user}`, returnsMoney: false }),
    );
    await on.world.database.call('subscription_has_ended', {
      p_provider: 'stripe',
      p_subscription: `sub_${user}`,
    });
    expect(await due()).not.toContainEqual(expect.objectContaining({ subscription: `sub_${user}` }));
  });

  it('of an account that is gone ends too where no payment of it was ever reported', async () => {
    const reportedOnly = await on.world.newUser();
    await on.reports.apply(planReported(factsOf(reportedOnly)));
    const offered = await on.world.newUser();
    const { id: checkout } = await on.reports.offer(offered, 'plan', 'starter', 'monthly');
    await on.world.sql('delete from auth.users where id = any($1)', [[reportedOnly, offered]]);
    for (const report of [planReported(factsOf(reportedOnly)), planReported(factsOf(offered), checkout)])
      expect(await on.reports.apply(report)).toMatchObject({
        outcome: 'nobody',
        endSubscription: expect.stringMatching(/^sub_/) as string,
      });
  });
});
