import type { Hono } from 'hono';
import { signatureHeaders } from '../../signature.ts';
import {
  metadataIn,
  stripeAccount,
  type FakeCall,
  type FakeInvoiceLine,
  type FakePrice,
  type FakeRefund,
  type FakeSubscription,
} from './stripeAccount.ts';
import { stripeLine as line } from './stripeLine.ts';
import { stripeRoutes } from './stripeRoutes.ts';

/** As much of Stripe as Kinora talks to: its paths, its form bodies, its errors, its keys for repeated calls. */
export interface StripeFake {
  readonly app: Hono;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Every call that changed something, newest last. */
  readonly calls: readonly FakeCall[];
  readonly customers: Map<string, { readonly email: string; isDeleted: boolean }>;
  readonly subscriptions: Map<string, FakeSubscription>;
  readonly prices: FakePrice[];
  /** What went back, by what had paid it. */
  readonly refunds: FakeRefund[];
  /** Lets calls of this path fail so many times, with this status. */
  fail(path: string, times: number, status?: number): void;
  /** The person paid at the checkout with this address. */
  pay(url: string, more?: { readonly taxCents?: number }): FakeEvent[];
  renew(subscription: string, isPaid?: boolean): FakeEvent[];
  /** Another price from this second on: the rest of the period is set off and paid at once. */
  change(subscription: string, price: FakePrice, at: number): FakeEvent[];
  cancel(subscription: string): FakeEvent[];
  event(type: string, object: object): FakeEvent;
  /** An event as Stripe would post it. */
  report(
    event: FakeEvent,
    at: Date,
    secret?: string,
  ): Promise<{ body: string; headers: Record<string, string> }>;
}

export interface FakeEvent {
  readonly id: string;
  readonly object: 'event';
  readonly type: string;
  readonly created: number;
  readonly data: { readonly object: object };
}

const second = Math.floor(Date.parse('2026-11-21T12:00:00Z') / 1000);
const month = 30 * 86_400;

export function stripeFake(): StripeFake {
  const account = stripeAccount();
  const {
    secretKey,
    webhookSecret,
    id,
    calls,
    failing,
    customers,
    prices,
    subscriptions,
    invoices,
    sessions,
    pages,
    refunds,
  } = account;
  const app = stripeRoutes(account);
  let made = 0;

  const event = (type: string, object: object): FakeEvent => ({
    id: id('evt'),
    object: 'event',
    type,
    created: second,
    data: { object },
  });

  const wholePeriod = ({ items }: FakeSubscription): FakeInvoiceLine[] =>
    items.data.map((item) => line(item.price, item.current_period_start, item.current_period_end));

  const invoice = (
    subscription: FakeSubscription,
    isPaid: boolean,
    lines = wholePeriod(subscription),
  ): FakeEvent => {
    const { price } = subscription.items.data[0]!;
    const shown = {
      id: id('in'),
      object: 'invoice',
      created: second,
      amount_paid: isPaid ? lines.reduce((sum, { amount }) => sum + amount, 0) : 0,
      lines: { data: lines },
      currency: price.currency,
      parent: { subscription_details: { subscription: subscription.id } },
    };
    const paid = [{ status: 'paid', payment: { payment_intent: id('pi') } }];
    // An event shows no payments: they have to be asked for.
    invoices.set(shown.id, { ...shown, payments: { data: isPaid ? paid : [] } });
    return event(isPaid ? 'invoice.paid' : 'invoice.payment_failed', shown);
  };

  return {
    app,
    secretKey,
    webhookSecret,
    calls,
    customers,
    subscriptions,
    prices,
    refunds,
    event,
    fail: (path, times, status = 500) => void failing.set(path, { times, status }),
    pay(url, { taxCents = 0 } = {}) {
      const session = url.split('/').at(-1) ?? '';
      const values = sessions.get(session) ?? {};
      const page = pages.get(session)!;
      if (page.status !== 'open') throw new Error(`Nobody can pay here: the page is ${page.status}.`);
      page.status = 'complete';
      const shared = {
        id: session,
        object: 'checkout.session',
        payment_status: 'paid',
        currency: 'usd',
        customer: values['customer'],
        metadata: metadataIn(values),
      };
      if (values['mode'] === 'payment') {
        const cents = Number(values['line_items[0][price_data][unit_amount]']) + taxCents;
        const paid = {
          ...shared,
          mode: 'payment',
          amount_total: cents,
          payment_intent: id('pi'),
          subscription: null,
        };
        return [event('checkout.session.completed', paid)];
      }
      const price = prices.find((each) => each.id === values['line_items[0][price]'])!;
      const subscription: FakeSubscription = {
        id: id('sub'),
        customer: values['customer'] ?? '',
        status: 'active',
        created: second + (made += 1),
        ended_at: null,
        cancel_at_period_end: false,
        cancel_at: null,
        metadata: metadataIn(values, 'subscription_data[metadata]'),
        items: {
          data: [
            { id: id('si'), price, current_period_start: second - 60, current_period_end: second + month },
          ],
        },
        schedule: null,
      };
      subscriptions.set(subscription.id, subscription);
      page.subscription = subscription.id;
      const done = {
        ...shared,
        mode: 'subscription',
        amount_total: price.unit_amount,
        payment_intent: null,
        subscription: subscription.id,
      };
      return [
        event('customer.subscription.created', { ...subscription, status: 'incomplete' }),
        invoice(subscription, true),
        event('checkout.session.completed', done),
      ];
    },
    renew(name, isPaid = true) {
      const subscription = subscriptions.get(name)!;
      const [item] = subscription.items.data;
      item!.current_period_start = item!.current_period_end;
      item!.current_period_end += month;
      subscription.status = isPaid ? 'active' : 'past_due';
      return [event('customer.subscription.updated', { id: name }), invoice(subscription, isPaid)];
    },
    change(name, price, at) {
      const subscription = subscriptions.get(name)!;
      const [item] = subscription.items.data;
      const { price: former, current_period_start: start, current_period_end: end } = item!;
      const share = (end - at) / (end - start);
      item!.price = price;
      return [
        event('customer.subscription.updated', { id: name }),
        invoice(subscription, true, [
          line(former, at, end, -Math.round(former.unit_amount * share)),
          line(price, at, end, Math.round(price.unit_amount * share)),
        ]),
      ];
    },
    cancel(name) {
      const subscription = subscriptions.get(name)!;
      subscription.status = 'canceled';
      subscription.ended_at = second;
      return [event('customer.subscription.deleted', { id: name })];
    },
    async report(reported, at, secret = webhookSecret) {
      const body = JSON.stringify(reported);
      return { body, headers: await signatureHeaders(secret, new TextEncoder().encode(body), at) };
    },
  };
}
