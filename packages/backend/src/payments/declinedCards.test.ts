import { describe, expect, it } from 'vitest';
import { daysFromNow, factsOf, planEnded, planPaid, planReported } from './testing/reports.ts';
import { planWorld } from './testing/planWorld.ts';

const { on, letterKinds, subscriber, declinedNow, graceIsOver } = planWorld();

describe('a card that fails (D38)', () => {
  it('keeps the plan for 7 days, says so by mail once, and the days begin with the first failure', async () => {
    const { user } = await subscriber(30);
    await declinedNow(user);
    const { grace_until: until, ...state } = await on.reports.state(user);
    expect(state).toMatchObject({ subscribed: true, status: 'past_due', subscription_end: until });
    const days = (Date.parse(until as string) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
    await on.world.sql(
      `update public.user_subscriptions set grace_until = grace_until - interval '3 days' where user_id = $1`,
      [user],
    );
    await declinedNow(user);
    const again =
      (Date.parse((await on.reports.state(user))['grace_until'] as string) - Date.now()) / 86_400_000;
    expect(again).toBeLessThan(4.1);
    expect(await letterKinds(user)).toContain('paymentFailed');
  });

  it('takes back what it only lent, and gives it again when the payment comes after all', async () => {
    const { user } = await subscriber(31);
    await on.reports.apply(
      planReported(
        factsOf(user, { status: 'past_due', periodStart: daysFromNow(-1), periodEnd: daysFromNow(29) }),
      ),
    );
    // The first month rolls over, and the unpaid one is lent.
    expect(await on.reports.limits(user)).toMatchObject({
      plan_name: 'Starter',
      credits_remaining: 20 + 20 + 3,
    });
    await on.world.start(user);
    await on.world.sql(
      `update public.user_subscriptions set grace_until = now() - interval '1 hour' where user_id = $1`,
      [user],
    );
    expect(await on.reports.limits(user)).toMatchObject({ plan_name: 'Free', credits_remaining: 19 + 3 });
    expect(await on.reports.state(user)).toMatchObject({ subscribed: false });
    await on.reports.apply(
      planPaid(factsOf(user, { periodStart: daysFromNow(-1), periodEnd: daysFromNow(29) })),
    );
    expect(await on.reports.limits(user)).toMatchObject({ plan_name: 'Starter', credits_remaining: 39 + 3 });
    expect(await on.reports.state(user)).toMatchObject({
      subscribed: true,
      status: 'active',
      grace_until: null,
    });
  });

  it('ends the plan when it is never paid', async () => {
    const { user } = await subscriber(37);
    await declinedNow(user);
    await graceIsOver(user);
    await on.reports.apply(planEnded(`sub_${user}`));
    expect(await on.reports.state(user)).toMatchObject({ subscribed: false });
    expect(await on.reports.limits(user)).toMatchObject({ plan_name: 'Free' });
    expect(await letterKinds(user)).toContain('planEnded');
  });
});
