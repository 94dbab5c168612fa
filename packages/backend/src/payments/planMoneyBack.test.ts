import { describe, expect, it } from 'vitest';
import {
  daysFromNow,
  disputed,
  moneyBack,
  planEnded,
  planPaid,
  planReported,
  upgradePaid,
} from './testing/reports.ts';
import { planWorld } from './testing/planWorld.ts';

const { on, subscriber, monthEndingIn, addedBy } = planWorld();

describe('money of a plan that goes back', () => {
  it('ends the month that it was for, whatever else is reported, and leaves what runs', async () => {
    const { user, charge, facts } = await subscriber();
    // Three of Free, one of Starter.
    const runs = await Promise.all([1, 2, 3, 4].map(() => on.world.start(user)));
    await on.reports.apply(moneyBack(charge, 999));
    expect(await on.reports.state(user)).toMatchObject({ subscribed: false });
    expect(await on.reports.limits(user)).toMatchObject({ plan_name: 'Free', credits_remaining: 0 });
    await on.reports.apply(
      planReported({ ...facts, cancelAtPeriodEnd: true, seenAt: new Date().toISOString() }),
    );
    expect(await on.reports.state(user)).toMatchObject({ subscribed: false });
    for (const run of runs) expect((await on.world.finish(run.task_id, 'completed')).applied).toBe(true);
  });

  it('of a small invoice of the period leaves what the other paid for, and the other way round', async () => {
    for (const returned of ['base', 'change'] as const) {
      const { user, facts, charge } = await monthEndingIn(3);
      const pro = { ...facts, plan: 'pro', seenAt: daysFromNow(0) };
      await on.reports.apply(upgradePaid(pro, { from: 'starter', at: daysFromNow(0), cents: 200 }));
      const back = returned === 'base' ? moneyBack(charge, 999) : moneyBack(`change_${facts.id}`, 200);
      await on.reports.apply(back);
      await on.reports.apply(planReported({ ...pro, seenAt: new Date().toISOString() }));
      expect(await on.reports.state(user)).toMatchObject({ subscribed: true, subscription_tier: 'Pro' });
      const lots = { base: await addedBy('starter', user), change: await addedBy('pro', user) };
      expect(lots[returned]['video']).toBe(0);
      expect(lots[returned === 'base' ? 'change' : 'base']['video']).toBeGreaterThan(0);
      // Nothing that was paid is left.
      await on.reports.apply(
        returned === 'base' ? moneyBack(`change_${facts.id}`, 200) : moneyBack(charge, 999),
      );
      expect(await on.reports.state(user)).toMatchObject({ subscribed: false });
    }
  });

  it('that comes for a subscription that has ended is on record, and the operator hears of it', async () => {
    const { user, facts } = await subscriber();
    await on.reports.apply(planEnded(facts.id));
    const late = planPaid(
      { ...facts, status: 'ended' },
      { reference: `late_${user}`, charge: `late_${user}` },
    );
    expect(await on.reports.apply(late)).toEqual({ outcome: 'late' });
    expect(await on.reports.state(user)).toMatchObject({ subscribed: false });
    const paid = () =>
      on.world.sql('select state from public.payments where user_id = $1 and charge = $2', [
        user,
        `late_${user}`,
      ]);
    expect(await paid()).toEqual([{ state: 'paid' }]);
    await on.reports.apply(moneyBack(`late_${user}`, 999));
    expect(await paid()).toEqual([{ state: 'refunded' }]);
  });

  it('in part changes nothing but the record', async () => {
    const { user, charge } = await subscriber();
    const whole = { plan_name: 'Starter', credits_remaining: 20 + 3 };
    await on.reports.apply(moneyBack(charge, 100));
    expect(await on.reports.limits(user)).toMatchObject(whole);
    await on.reports.apply(disputed(charge, 'disputed', daysFromNow(0), { cents: 500 }));
    expect(await on.reports.limits(user)).toMatchObject(whole);
    await on.reports.apply(disputed(charge, 'disputeWon', daysFromNow(1), { cents: 500 }));
    expect(await on.reports.limits(user)).toMatchObject(whole);
  });

  it('takes what a run of it had reserved too, once that run gives it back', async () => {
    const { user, charge } = await subscriber();
    const runs = [];
    // Three of Free, then two of Starter, of which one is made in the end.
    for (let run = 0; run < 5; run++) runs.push(await on.world.start(user));
    await on.reports.apply(moneyBack(charge, 999));
    const [made, given] = runs.slice(3);
    await on.world.finish(made!.task_id, 'completed');
    await on.world.finish(given!.task_id, 'failed');
    expect(await on.reports.limits(user)).toMatchObject({ plan_name: 'Free', credits_remaining: 0 });
    await expect(on.world.start(user)).rejects.toMatchObject({ code: 'PT402' });
    // A refund that fails at the bank gives that one again too.
    await on.reports.apply(moneyBack(charge, 0, daysFromNow(5)));
    expect(await on.reports.limits(user)).toMatchObject({ credits_remaining: 20 - 1 });
  });

  it('takes a run’s reserve also where nothing else was left of the lot', async () => {
    const { user, charge } = await subscriber();
    const runs = [];
    for (let run = 0; run < 3 + 20; run++) runs.push(await on.world.start(user));
    await on.reports.apply(moneyBack(charge, 999));
    for (const { task_id: task } of runs.slice(-2)) await on.world.finish(task, 'failed');
    expect(await on.reports.limits(user)).toMatchObject({ credits_remaining: 0 });
  });

  it('by a refund that fails at the bank gives everything again', async () => {
    const { user, charge } = await subscriber();
    await on.reports.apply(moneyBack(charge, 999));
    expect(await on.reports.state(user)).toMatchObject({ subscribed: false });
    await on.reports.apply(moneyBack(charge, 0, daysFromNow(5)));
    expect(await on.reports.state(user)).toMatchObject({ subscribed: true });
    expect(await on.reports.limits(user)).toMatchObject({ credits_remaining: 20 + 3 });
  });

  it('by a dispute that is won in the end gives everything again', async () => {
    const { user, charge } = await subscriber();
    await on.world.start(user);
    await on.reports.apply(disputed(charge));
    expect(await on.reports.state(user)).toMatchObject({ subscribed: false });
    await on.reports.apply(disputed(charge, 'disputeWon'));
    expect(await on.reports.state(user)).toMatchObject({ subscribed: true });
    expect((await on.reports.limits(user))['credits_remaining']).toBe(20 + 2);
  });
});
