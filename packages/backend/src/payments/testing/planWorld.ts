import type { BillingCycle } from '@kinora/contract';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { ledgerWorld, type LedgerWorld } from '../../credits/testing/ledgerWorld.ts';
import { monthsAfter } from '../local/periods.ts';
import type { SubscriptionFacts } from '../paymentEvent.ts';
import { daysFromNow, factsOf, planReported, reportsTo, type Reports } from './reports.ts';

/** What is paid and what it gives, for a file of tests. */
export function planWorld() {
  const on = {} as { world: LedgerWorld; reports: Reports };
  beforeAll(async () => {
    on.world = await ledgerWorld();
    on.reports = reportsTo(on.world);
  });
  afterAll(() => on.world.close());
  afterEach(async () => {
    expect(await on.world.drift()).toEqual([]);
  });

  const letterKinds = async (user: string) =>
    (
      await on.world.sql<{ kind: string }>(
        'select kind from private.letters where user_id = $1 order by created_at',
        [user],
      )
    ).map(({ kind }) => kind);

  /** A subscriber of Starter whose first month, begun so many days ago, is paid. */
  async function subscriber(
    daysAgo = 1,
  ): Promise<{ user: string; charge: string; facts: SubscriptionFacts }> {
    const user = await on.world.newUser();
    const { charge, facts } = await on.reports.subscribe(user, {
      createdAt: daysFromNow(-daysAgo),
      periodStart: daysFromNow(-daysAgo),
      periodEnd: daysFromNow(30 - daysAgo),
    });
    return { user, charge, facts };
  }

  const month = (from: string, months: number) => monthsAfter(new Date(from), months).toISOString();

  /** A subscriber of Starter whose month ends in so many days, or up to three later where the calendar says so. */
  async function monthEndingIn(days: number, cycle: BillingCycle = 'monthly') {
    const user = await on.world.newUser();
    const periodStart = daysFromNow(days - 28);
    const { facts, charge } = await on.reports.subscribe(user, {
      cycle,
      createdAt: periodStart,
      periodStart,
      periodEnd: month(periodStart, cycle === 'yearly' ? 12 : 1),
    });
    return { user, facts, charge };
  }

  /** What a plan's own lots gave so far. */
  const addedBy = async (plan: string, user: string): Promise<Record<string, number>> =>
    Object.fromEntries(
      (
        await on.world.sql<{ kind: string; number: number }>(
          `select kind, sum(granted)::integer as number from public.allowance_lots
         where user_id = $1 and plan_id = $2 group by kind`,
          [user, plan],
        )
      ).map(({ kind, number }) => [kind, number]),
    );

  /** 60 videos and 450 images are what Pro has beyond Starter. */
  const shareOfDifference = (at: string, { periodStart }: SubscriptionFacts): Record<string, number> => {
    const end = Date.parse(month(periodStart, 1));
    const share = (end - Date.parse(at)) / (end - Date.parse(periodStart));
    return { video: Math.ceil(60 * share), image: Math.ceil(450 * share) };
  };

  /** As if so many days had gone by. */
  async function moveBack(user: string, days: number): Promise<void> {
    for (const [table, columns] of [
      ['user_subscriptions', ['started_at', 'period_start', 'plan_from', 'current_period_end', 'seen_at']],
      ['allowance_lots', ['starts_at', 'ends_at']],
      ['payments', ['period_start', 'period_end']],
    ] as const)
      await on.world.sql(
        `update public.${table} set ${columns
          .map((column) => `${column} = ${column} - make_interval(days => $2)`)
          .join(', ')} where user_id = $1`,
        [user, days],
      );
  }

  /** The next period begins now, and its payment is declined. */
  const declinedNow = (user: string) =>
    on.reports.apply(
      planReported(
        factsOf(user, { status: 'past_due', periodStart: daysFromNow(0), periodEnd: daysFromNow(30) }),
      ),
    );

  const graceIsOver = (user: string) =>
    on.world.sql(
      `update public.user_subscriptions set grace_until = now() - interval '1 hour',
       current_period_end = least(current_period_end, now() - interval '7 days') where user_id = $1`,
      [user],
    );

  return {
    on,
    letterKinds,
    subscriber,
    month,
    monthEndingIn,
    addedBy,
    shareOfDifference,
    moveBack,
    declinedNow,
    graceIsOver,
  };
}
