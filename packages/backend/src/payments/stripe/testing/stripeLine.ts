import type { FakeInvoiceLine, FakePrice } from './stripeAccount.ts';

/** A line of an invoice: a whole period at its price, or what Stripe prorates, which is an item of its own. */
export const stripeLine = (
  price: FakePrice,
  start: number,
  end: number,
  prorated?: number,
): FakeInvoiceLine => ({
  amount: prorated ?? price.unit_amount,
  period: { start, end },
  parent:
    prorated === undefined
      ? { subscription_item_details: { proration: false }, invoice_item_details: null }
      : { subscription_item_details: null, invoice_item_details: { proration: true } },
  pricing: { price_details: { price: price.id } },
});
