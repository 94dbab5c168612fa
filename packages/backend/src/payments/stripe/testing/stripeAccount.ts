import { randomBytes } from 'node:crypto';

export interface FakePrice {
  readonly id: string;
  readonly product: string;
  readonly unit_amount: number;
  readonly currency: string;
  readonly recurring: { readonly interval: string };
  readonly metadata: Record<string, string>;
  lookup_key: string | null;
}

export interface FakeSubscription {
  readonly id: string;
  readonly customer: string;
  status: string;
  readonly created: number;
  ended_at: number | null;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  readonly metadata: Record<string, string>;
  items: {
    data: { id: string; price: FakePrice; current_period_start: number; current_period_end: number }[];
  };
  schedule: null | { phases: { start_date: number; items: { price: string }[] }[] };
}

export interface FakeInvoice {
  readonly id: string;
  readonly created: number;
  readonly amount_paid: number;
  readonly parent: { readonly subscription_details: { readonly subscription: string } };
  readonly payments: object;
  readonly lines: { readonly data: readonly FakeInvoiceLine[] };
}

export interface FakeInvoiceLine {
  readonly amount: number;
  readonly period: { readonly start: number; readonly end: number };
  readonly parent: object;
  readonly pricing: object;
}

export interface FakeRefund {
  readonly payment_intent: string;
  readonly amount: number;
  readonly status: string;
}

export interface FakeCall {
  readonly path: string;
  readonly values: Record<string, string>;
  readonly key: string | null;
}

/** What the fake keeps of one account at Stripe. */
export function stripeAccount() {
  const name = randomBytes(4).toString('hex');
  let count = 0;
  return {
    secretKey: 'sk_test_of_the_fake',
    webhookSecret: 'whsec_of_the_fake',
    /** Like Stripe's, never the same in two accounts. */
    id: (prefix: string) => `${prefix}_${name}${(count += 1)}`,
    calls: [] as FakeCall[],
    kept: new Map<string, { readonly status: number; readonly body: unknown }>(),
    failing: new Map<string, { times: number; status: number }>(),
    customers: new Map<string, { readonly email: string; isDeleted: boolean }>(),
    products: new Set<string>(),
    prices: [] as FakePrice[],
    subscriptions: new Map<string, FakeSubscription>(),
    invoices: new Map<string, FakeInvoice>(),
    sessions: new Map<string, Record<string, string>>(),
    /** Pages that nobody can pay on any more. */
    pages: new Map<string, { status: 'open' | 'complete' | 'expired'; subscription: string | null }>(),
    refunds: [] as FakeRefund[],
    configurations: [] as { id: string; metadata: Record<string, string> }[],
  };
}

export type StripeAccount = ReturnType<typeof stripeAccount>;

/** `a[b][0]=c` back into what it says of metadata. */
export const metadataIn = (values: Record<string, string>, prefix = 'metadata') =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const found = new RegExp(`^${prefix.replaceAll(/[[\]]/g, '\\$&')}\\[(\\w+)\\]$`).exec(name)?.[1];
      return found ? [[found, value]] : [];
    }),
  );
