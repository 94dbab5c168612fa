import type { BillingCycle } from '@kinora/contract';
import type { PaymentEvent, SubscriptionFacts } from '../paymentEvent.ts';
import { currency, type CurrentSubscription, type Offer, type PlanOnOffer } from '../payments.ts';
import { periodEnd } from './periods.ts';

/** What a provider would report of what happens on the pages of the local checkout. */

const facts = (
  subscription: CurrentSubscription,
  now: Date,
  more: Partial<SubscriptionFacts> = {},
): SubscriptionFacts => ({
  id: subscription.id,
  user: subscription.user,
  customer: null,
  plan: subscription.plan,
  cycle: subscription.cycle,
  status: 'active',
  createdAt: subscription.createdAt,
  periodStart: subscription.startedAt,
  periodEnd: subscription.periodEnd,
  cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
  nextPlan: subscription.nextPlan,
  seenAt: now.toISOString(),
  ...more,
});

const paid = (
  reference: string,
  subscription: SubscriptionFacts,
  cents: number,
  checkout: string | null,
): PaymentEvent => ({
  id: `paid_${reference}`,
  kind: 'planPaid',
  subscription,
  // A whole period at its whole price, also where the plan changes: that period begins with the payment.
  paidFor: {
    plan: subscription.plan,
    periodStart: subscription.periodStart,
    periodEnd: subscription.periodEnd,
    replaces: null,
  },
  checkout,
  reference,
  charge: `charge_${reference}`,
  cents,
  currency,
});

const reported = (id: string, subscription: SubscriptionFacts): PaymentEvent => ({
  id,
  kind: 'planReported',
  subscription,
  checkout: null,
});

const period = (start: Date, cycle: BillingCycle) => ({
  periodStart: start.toISOString(),
  periodEnd: periodEnd(start, start, cycle).toISOString(),
});

const monthly = (cents: number, cycle: BillingCycle) => (cycle === 'yearly' ? cents / 12 : cents);

/** Whether an offer begins at once; a cheaper plan waits for the end of what is paid (D38). */
export function beginsNow({ cents, cycle, item, subscription }: Offer): boolean {
  if (!subscription || subscription.plan === item) return true;
  return monthly(cents ?? 0, cycle ?? 'monthly') > monthly(subscription.cents, subscription.cycle);
}

/** Somebody pressed Pay. */
export function paidOffer(offer: Offer, now: Date, newId: () => string): PaymentEvent {
  const { id, subscription, item, cycle } = offer;
  const cents = offer.cents ?? 0;
  if (offer.kind === 'pack')
    return {
      id: `paid_${id}`,
      kind: 'packPaid',
      checkout: id,
      reference: `checkout_${id}`,
      charge: `charge_checkout_${id}`,
      cents,
      currency,
      customer: null,
    };
  if (subscription && cents === 0)
    return reported(newId(), facts(subscription, now, { cancelAtPeriodEnd: true, nextPlan: null }));
  if (subscription && !beginsNow(offer))
    return reported(newId(), facts(subscription, now, { cancelAtPeriodEnd: false, nextPlan: item }));
  const bought = {
    plan: item!,
    cycle: cycle!,
    status: 'active' as const,
    cancelAtPeriodEnd: false,
    nextPlan: null,
    ...period(now, cycle!),
  };
  const begun: SubscriptionFacts = subscription
    ? facts(subscription, now, bought)
    : {
        id: `subscription_${id}`,
        user: offer.userId,
        customer: null,
        createdAt: now.toISOString(),
        seenAt: now.toISOString(),
        ...bought,
      };
  return paid(`checkout_${id}`, begun, cents, id);
}

export const billingActions = ['cancel', 'keep', 'fail', 'pay'] as const;
export type BillingAction = (typeof billingActions)[number];

/** What somebody pressed on the billing page. */
export function managed(
  action: BillingAction,
  subscription: CurrentSubscription,
  now: Date,
  newId: () => string,
): PaymentEvent {
  switch (action) {
    case 'cancel':
      return reported(newId(), facts(subscription, now, { cancelAtPeriodEnd: true, nextPlan: null }));
    case 'keep':
      return reported(newId(), facts(subscription, now, { cancelAtPeriodEnd: false, nextPlan: null }));
    case 'fail':
      return reported(
        newId(),
        facts(subscription, now, { status: 'past_due', ...period(now, subscription.cycle) }),
      );
    case 'pay':
      return paid(
        `invoice_${newId()}`,
        facts(subscription, now, period(now, subscription.cycle)),
        subscription.cents,
        null,
      );
  }
}

/** What happens when a period ends: the next one is paid, in the plan that waits, or nothing follows. */
export function renewed(
  subscription: CurrentSubscription,
  plans: readonly PlanOnOffer[],
  now: Date,
): PaymentEvent {
  const { id, cycle, periodEnd: end } = subscription;
  const plan = plans.find((each) => each.id === (subscription.nextPlan ?? subscription.plan));
  if (subscription.cancelAtPeriodEnd || !plan)
    return {
      id: `ended_${id}_${end}`,
      kind: 'planEnded',
      subscriptionId: id,
      at: end,
      seenAt: now.toISOString(),
      isFinal: true,
    };
  const start = new Date(end);
  const next = facts(subscription, now, {
    plan: plan.id,
    nextPlan: null,
    periodStart: end,
    periodEnd: periodEnd(new Date(subscription.startedAt), start, cycle).toISOString(),
  });
  return paid(`invoice_${id}_${end}`, next, plan[cycle], null);
}
