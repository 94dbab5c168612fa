import { randomUUID } from 'node:crypto';
import type { LedgerWorld } from '../../credits/testing/ledgerWorld.ts';
import type { PaymentEvent, SubscriptionFacts } from '../paymentEvent.ts';
import type { Offer } from '../payments.ts';

export interface Reports {
  /** What the database says it did with a report. */
  apply(event: PaymentEvent): Promise<{ outcome: string; endSubscription?: string | null }>;
  offer(user: string, kind: Offer['kind'], item?: string, cycle?: string): Promise<Offer>;
  /** A pack that was offered and paid. */
  buyPack(user: string, pack?: string): Promise<{ charge: string; event: PaymentEvent }>;
  subscribe(
    user: string,
    more?: Partial<SubscriptionFacts>,
  ): Promise<{ facts: SubscriptionFacts; charge: string }>;
  state(user: string): Promise<Record<string, unknown>>;
  limits(user: string): Promise<Record<string, unknown>>;
}

const day = 86_400_000;
export const daysFromNow = (days: number) => new Date(Date.now() + days * day).toISOString();

export const packPaid = (checkout: string, more: object = {}): PaymentEvent => ({
  id: randomUUID(),
  kind: 'packPaid',
  checkout,
  reference: `session_${checkout}`,
  charge: `charge_${checkout}`,
  cents: 1500,
  currency: 'usd',
  customer: null,
  ...more,
});

export const factsOf = (user: string, more: Partial<SubscriptionFacts> = {}): SubscriptionFacts => ({
  id: `sub_${user}`,
  user,
  customer: null,
  plan: 'starter',
  cycle: 'monthly',
  status: 'active',
  createdAt: daysFromNow(-1),
  periodStart: daysFromNow(-1),
  periodEnd: daysFromNow(29),
  cancelAtPeriodEnd: false,
  nextPlan: null,
  seenAt: new Date().toISOString(),
  ...more,
});

export const planPaid = (subscription: SubscriptionFacts, more: object = {}): PaymentEvent => ({
  id: randomUUID(),
  kind: 'planPaid',
  subscription,
  paidFor: {
    plan: subscription.plan,
    periodStart: subscription.periodStart,
    periodEnd: subscription.periodEnd,
    replaces: null,
  },
  checkout: null,
  reference: `invoice_${subscription.id}_${subscription.periodStart}`,
  charge: `charge_${subscription.id}_${subscription.periodStart}`,
  cents: 999,
  currency: 'usd',
  ...more,
});

/** The rest of a period in a dearer plan, as a provider reports what was prorated. */
export const upgradePaid = (
  subscription: SubscriptionFacts,
  { from, at, cents }: { readonly from: string; readonly at: string; readonly cents: number },
): PaymentEvent =>
  planPaid(subscription, {
    paidFor: { plan: subscription.plan, periodStart: at, periodEnd: subscription.periodEnd, replaces: from },
    reference: `change_${subscription.id}_${at}`,
    charge: `change_${subscription.id}`,
    cents,
  });

export const planReported = (
  subscription: SubscriptionFacts,
  checkout: string | null = null,
): PaymentEvent => ({
  id: randomUUID(),
  kind: 'planReported',
  subscription,
  checkout,
});

export const planEnded = (
  subscriptionId: string,
  { seenAt = new Date().toISOString(), isFinal = true } = {},
): PaymentEvent => ({
  id: randomUUID(),
  kind: 'planEnded',
  subscriptionId,
  at: seenAt,
  seenAt,
  isFinal,
});

export const moneyBack = (charge: string, cents: number, at = new Date().toISOString()): PaymentEvent => ({
  id: randomUUID(),
  kind: 'refunded',
  charge,
  cents,
  at,
});

/** Of all that a charge could have had, where nothing else is said. */
export const disputed = (
  charge: string,
  kind: 'disputed' | 'disputeWon' = 'disputed',
  at = new Date().toISOString(),
  { cents = 100_000, dispute = `dispute_of_${charge}` } = {},
): PaymentEvent => ({ id: randomUUID(), kind, dispute, charge, cents, at });

export function reportsTo({ database }: LedgerWorld): Reports {
  const apply: Reports['apply'] = (event) =>
    database.call('apply_payment_event', { p_provider: 'stripe', p_event: event });
  const offer: Reports['offer'] = (user, kind, item, cycle) =>
    database.call('open_checkout', {
      p_user: user,
      p_session: null,
      p_kind: kind,
      p_item: item ?? null,
      p_cycle: cycle ?? null,
    });
  return {
    apply,
    offer,
    async buyPack(user, pack = 'creator') {
      const { id, cents } = await offer(user, 'pack', pack);
      const event = packPaid(id, { cents });
      await apply(event);
      return { charge: `charge_${id}`, event };
    },
    async subscribe(user, more = {}) {
      const facts = factsOf(user, more);
      await apply(planPaid(facts));
      return { facts, charge: `charge_${facts.id}_${facts.periodStart}` };
    },
    state: (user) => database.call('subscription_state', { p_user: user }),
    limits: (user) => database.call('video_limits', { p_user: user }),
  };
}
