import { describe, expect, it } from 'vitest';
import type { PaymentEvent } from './paymentEvent.ts';
import { daysFromNow, factsOf, planEnded, planPaid, planReported } from './testing/reports.ts';
import { planWorld } from './testing/planWorld.ts';

const { on, letterKinds, subscriber } = planWorld();

const now = Date.now();
const period = { createdAt: daysFromNow(-1), periodStart: daysFromNow(-1), periodEnd: daysFromNow(29) };
const seen = (minute: number) => ({ ...period, seenAt: new Date(now + minute * 60_000).toISOString() });

/** What a provider may say of one subscription, by the minute in which it was so. */
const reports: Readonly<Record<string, (user: string) => PaymentEvent>> = {
  'begun, minute 1': (user) => planReported(factsOf(user, seen(1))),
  'paid, minute 2': (user) => planPaid(factsOf(user, seen(2))),
  'declined, minute 3': (user) => planReported(factsOf(user, { ...seen(3), status: 'past_due' })),
  'unpaid, minute 4': (user) => planEnded(`sub_${user}`, { ...seen(4), isFinal: false }),
  'paid when it was over, minute 5': (user) => planPaid(factsOf(user, { ...seen(5), status: 'ended' })),
  'paid again, minute 6': (user) => planPaid(factsOf(user, seen(6)), { reference: `again_${user}` }),
  'cancelled, minute 7': (user) => planEnded(`sub_${user}`, seen(7)),
  'said to go on, minute 8': (user) => planReported(factsOf(user, seen(8))),
};
const names = Object.keys(reports);
const pairs = names.flatMap((one, index) => names.slice(index + 1).map((other) => [one, other] as const));

async function after(...said: readonly string[]) {
  const user = await on.world.newUser();
  for (const name of said) await on.reports.apply(reports[name]!(user));
  const [money] = await on.world.sql<{ payments: number }>(
    'select count(*)::integer as payments from public.payments where user_id = $1',
    [user],
  );
  return { state: await on.reports.state(user), ...money };
}

describe('what is said of a subscription (D38)', () => {
  it.each(pairs)('comes to the same in either order: %s; %s', async (one, other) => {
    expect(await after(other, one)).toEqual(await after(one, other));
  });

  it.each(names.filter((name) => !name.startsWith('cancelled')))(
    'never brings back what was cancelled: %s',
    async (name) => {
      const first = await after('cancelled, minute 7', name);
      const last = await after('begun, minute 1', 'cancelled, minute 7', name);
      for (const { state } of [first, last]) expect(state).toMatchObject({ subscribed: false });
    },
  );

  it('brings back what was only unpaid, and no older word ends it again', async () => {
    const told = ['unpaid, minute 4', 'paid again, minute 6', 'paid, minute 2', 'declined, minute 3'];
    expect(await after(...told)).toMatchObject({
      state: { subscribed: true, status: 'active' },
      payments: 2,
    });
    expect(await after('paid again, minute 6', 'unpaid, minute 4')).toMatchObject({
      state: { subscribed: true, status: 'active' },
    });
  });

  it('at the moment of its end counts no more, whichever is first', async () => {
    const users = await Promise.all(Array.from({ length: 30 }, () => on.world.newUser()));
    await Promise.all(
      users.flatMap((user) => [
        on.reports.apply(planEnded(`sub_${user}`, seen(7))),
        on.reports.apply(planReported(factsOf(user, seen(1)))),
      ]),
    );
    const states = await Promise.all(users.map((user) => on.reports.state(user)));
    expect(states.filter((state) => state['subscribed'])).toEqual([]);
  });

  it('is on record where it was paid, and the person hears that the money goes back', async () => {
    const user = await on.world.newUser();
    await on.reports.apply(planEnded(`sub_${user}`, seen(7)));
    expect(await on.reports.apply(planPaid(factsOf(user, seen(2))))).toEqual({ outcome: 'late' });
    expect(await on.world.sql('select state from public.payments where user_id = $1', [user])).toEqual([
      { state: 'paid' },
    ]);
    expect(await letterKinds(user)).toEqual(['paidLate']);
  });

  it('that is over leaves the next one alone', async () => {
    const { user } = await subscriber();
    await on.reports.apply(planEnded(`sub_${user}`));
    await on.reports.apply(planPaid(factsOf(user, { id: `next_${user}`, plan: 'pro' })));
    expect(await on.reports.apply(planReported(factsOf(user, seen(1))))).toEqual({ outcome: 'known' });
    expect(await on.reports.state(user)).toMatchObject({ subscription_tier: 'Pro' });
    expect(
      await on.world.sql('select 1 from private.subscriptions_to_end where subscription = $1', [
        `sub_${user}`,
      ]),
    ).toEqual([]);
  });
});
