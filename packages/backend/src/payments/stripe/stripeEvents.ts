import type { BillingCycle } from '@kinora/contract';
import * as v from 'valibot';
import type { PaymentEvent, SubscriptionFacts } from '../paymentEvent.ts';
import type { StripeApi } from './stripeApi.ts';
import { stripePaidFor } from './stripePaidFor.ts';
import {
  chargeShape,
  checkoutSessionShape,
  disputeShape,
  eventShape,
  invoiceShape,
  paidInvoiceShape,
  priceShape,
  refundShape,
  refundsShape,
  subscriptionShape,
  type StripeSubscription,
} from './stripeShapes.ts';

const iso = (seconds: number) => new Date(seconds * 1000).toISOString();
const lives: Readonly<Record<string, SubscriptionFacts['status']>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
};
/** Nothing is owed or granted under these any more. */
const over = new Set(['canceled', 'unpaid', 'incomplete_expired', 'paused']);
/** What Stripe itself never begins again; a bill that is paid late, or a pause that ends, brings the others back. */
const overForGood = new Set(['canceled', 'incomplete_expired']);

interface Seen {
  readonly facts: SubscriptionFacts;
  /** Counts where it is over. */
  readonly endedAt: string;
  readonly isFinal: boolean;
  readonly checkout: string | null;
}

/**
 * Stripe's reports in Kinora's words. Reports come in any order, so of a subscription or an invoice they are only the
 * hint to look: what counts is what Stripe says of it now.
 */
export function stripeEvents(api: StripeApi, clock: () => Date) {
  const paidFor = stripePaidFor(api);

  const nextPlanOf = async ({ schedule }: StripeSubscription, periodEnd: number): Promise<string | null> => {
    const price = schedule?.phases.find((phase) => phase.start_date >= periodEnd)?.items[0]?.price;
    if (!price) return null;
    return (
      v.parse(priceShape, await api.get(`prices/${encodeURIComponent(price)}`)).metadata?.['plan'] ?? null
    );
  };

  const look = async (id: string): Promise<Seen | null> => {
    const seenAt = clock().toISOString();
    const subscription = v.parse(
      subscriptionShape,
      await api.get(`subscriptions/${encodeURIComponent(id)}`, { expand: ['schedule'] }),
    );
    const item = subscription.items.data[0];
    const user = subscription.metadata?.['user_id'];
    const plan = item?.price.metadata?.['plan'];
    // A shop may sell other things through the same account.
    if (!item || !isOurs(user) || !plan) return null;
    const checkout = subscription.metadata?.['checkout'];
    const isOver = over.has(subscription.status);
    const status = isOver ? 'ended' : lives[subscription.status];
    // Not paid for the first time yet: Stripe reports again when it is.
    if (!status) return null;
    const periodStart =
      item.current_period_start ?? subscription.current_period_start ?? subscription.created;
    const periodEnd = item.current_period_end ?? subscription.current_period_end ?? subscription.created;
    const facts: SubscriptionFacts = {
      id,
      user,
      customer: subscription.customer,
      plan,
      cycle: cycleOf(item.price),
      status,
      createdAt: iso(subscription.created),
      periodStart: iso(periodStart),
      periodEnd: iso(periodEnd),
      cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
      nextPlan: isOver ? null : await nextPlanOf(subscription, periodEnd),
      seenAt,
    };
    return {
      facts,
      endedAt: subscription.ended_at ? iso(subscription.ended_at) : seenAt,
      isFinal: overForGood.has(subscription.status),
      checkout: isOurs(checkout) ? checkout : null,
    };
  };

  const reported = async (eventId: string, id: string): Promise<PaymentEvent | null> => {
    const found = await look(id);
    if (!found) return null;
    const { facts, endedAt: at, isFinal } = found;
    return facts.status === 'ended'
      ? { id: eventId, kind: 'planEnded', subscriptionId: id, at, seenAt: facts.seenAt, isFinal }
      : { id: eventId, kind: 'planReported', subscription: facts, checkout: found.checkout };
  };

  const invoicePaid = async (eventId: string, id: string): Promise<PaymentEvent | null> => {
    const invoice = v.parse(
      paidInvoiceShape,
      await api.get(`invoices/${encodeURIComponent(id)}`, { expand: ['payments'] }),
    );
    const subscription = invoice.parent?.subscription_details?.subscription ?? invoice.subscription;
    const found = subscription ? await look(subscription) : null;
    if (!found) return null;
    const payment = invoice.payments.data.find(({ status }) => status === 'paid')?.payment;
    return {
      id: eventId,
      kind: 'planPaid',
      subscription: found.facts,
      paidFor: await paidFor(invoice.lines.data, found.facts),
      checkout: found.checkout,
      reference: id,
      charge: payment?.payment_intent ?? payment?.charge ?? null,
      cents: invoice.amount_paid,
      currency: invoice.currency,
    };
  };

  const refundFailed = async (
    eventId: string,
    { charge, payment_intent: intent }: v.InferOutput<typeof refundShape>,
    at: string,
  ): Promise<PaymentEvent | null> => {
    const paid = intent ?? charge;
    if (!paid) return null;
    const { data } = v.parse(
      refundsShape,
      await api.get('refunds', { ...(intent ? { payment_intent: intent } : { charge }), limit: 100 }),
    );
    const kept = data.filter(({ status }) => status !== 'failed' && status !== 'canceled');
    const cents = kept.reduce((sum, { amount }) => sum + amount, 0);
    return { id: eventId, kind: 'refunded', charge: paid, cents, at };
  };

  return async (body: unknown): Promise<PaymentEvent | null> => {
    const { id, type, created, data } = v.parse(eventShape, body);
    const { object } = data;
    switch (type) {
      case 'checkout.session.completed':
      case 'checkout.session.async_payment_succeeded': {
        const session = v.parse(checkoutSessionShape, object);
        const checkout = session.metadata?.['checkout'];
        if (session.mode === 'subscription')
          return session.subscription ? reported(id, session.subscription) : null;
        // A shop may sell other things through the same account.
        if (session.mode !== 'payment' || session.payment_status !== 'paid' || !isOurs(checkout)) return null;
        return {
          id,
          kind: 'packPaid',
          checkout,
          reference: session.id,
          charge: session.payment_intent,
          cents: session.amount_total ?? 0,
          currency: session.currency ?? 'usd',
          customer: session.customer,
        };
      }
      case 'invoice.paid':
        return invoicePaid(id, object.id);
      case 'invoice.payment_failed': {
        const invoice = v.parse(invoiceShape, object);
        const subscription = invoice.parent?.subscription_details?.subscription ?? invoice.subscription;
        return subscription ? reported(id, subscription) : null;
      }
      case 'customer.subscription.created':
      case 'customer.subscription.updated':
      case 'customer.subscription.deleted':
        return reported(id, object.id);
      case 'charge.refunded': {
        const charge = v.parse(chargeShape, object);
        return {
          id,
          kind: 'refunded',
          charge: charge.payment_intent ?? charge.id,
          cents: charge.amount_refunded,
          at: iso(created),
        };
      }
      case 'refund.failed':
        return refundFailed(id, v.parse(refundShape, object), iso(created));
      case 'charge.dispute.funds_withdrawn':
      case 'charge.dispute.funds_reinstated': {
        const dispute = v.parse(disputeShape, object);
        const kind = type === 'charge.dispute.funds_withdrawn' ? 'disputed' : 'disputeWon';
        return {
          id,
          kind,
          dispute: dispute.id,
          charge: dispute.payment_intent ?? dispute.charge,
          cents: dispute.amount,
          at: iso(created),
        };
      }
      default:
        return null;
    }
  };
}

/** Our people and checkouts have ids; what another shop calls its own is its business. */
const isOurs = (id: string | undefined): id is string => v.is(v.pipe(v.string(), v.uuid()), id);

const cycleOf = (price: StripeSubscription['items']['data'][number]['price']): BillingCycle =>
  price.recurring?.interval === 'year' ? 'yearly' : 'monthly';
