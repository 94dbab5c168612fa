import * as v from 'valibot';

/** What Kinora reads of Stripe's objects, and nothing else of them. */

const metadata = v.optional(v.nullable(v.record(v.string(), v.string())), {});
/** An id goes into addresses and into the database: it is letters, digits and a stroke. */
const itsId = v.pipe(v.string(), v.regex(/^[\w-]{1,255}$/));
/** An object may come as its id or whole. */
const idOf = v.pipe(
  v.union([itsId, v.object({ id: itsId })]),
  v.transform((value) => (typeof value === 'string' ? value : value.id)),
);
const optionalId = v.optional(v.nullable(idOf), null);
const second = v.number();

export const addressShape = v.object({ url: v.string() });
export const openedShape = v.object({ id: v.string(), url: v.string() });
export const idShape = v.object({ id: v.string() });

export const priceShape = v.object({
  id: v.string(),
  unit_amount: v.nullable(v.number()),
  currency: v.string(),
  product: idOf,
  metadata,
});

export const pricesShape = v.object({ data: v.array(priceShape) });

export const configurationsShape = v.object({ data: v.array(v.object({ id: v.string(), metadata })) });

const itemShape = v.object({
  id: v.string(),
  price: v.object({ id: v.string(), metadata, recurring: v.nullable(v.object({ interval: v.string() })) }),
  current_period_start: v.optional(second),
  current_period_end: v.optional(second),
});

export const subscriptionShape = v.object({
  id: v.string(),
  customer: idOf,
  status: v.string(),
  created: second,
  ended_at: v.optional(v.nullable(second), null),
  cancel_at_period_end: v.boolean(),
  cancel_at: v.optional(v.nullable(second), null),
  metadata,
  items: v.object({ data: v.array(itemShape) }),
  // Older versions of the interface keep the period here.
  current_period_start: v.optional(second),
  current_period_end: v.optional(second),
  schedule: v.optional(
    v.nullable(
      v.object({
        phases: v.array(v.object({ start_date: second, items: v.array(v.object({ price: idOf })) })),
      }),
    ),
    null,
  ),
});

export type StripeSubscription = v.InferOutput<typeof subscriptionShape>;

export const invoiceShape = v.object({
  id: v.string(),
  created: v.optional(second, 0),
  amount_paid: v.number(),
  currency: v.string(),
  subscription: optionalId,
  parent: v.optional(
    v.nullable(
      v.object({ subscription_details: v.optional(v.nullable(v.object({ subscription: idOf })), null) }),
    ),
    null,
  ),
  payments: v.optional(
    v.object({
      data: v.array(
        v.object({
          status: v.string(),
          payment: v.object({ payment_intent: optionalId, charge: optionalId }),
        }),
      ),
    }),
    { data: [] },
  ),
});

const lineOrigin = v.optional(v.nullable(v.object({ proration: v.boolean() })), null);

const invoiceLineShape = v.object({
  amount: v.number(),
  period: v.object({ start: second, end: second }),
  parent: v.optional(
    v.nullable(v.object({ subscription_item_details: lineOrigin, invoice_item_details: lineOrigin })),
    null,
  ),
  pricing: v.optional(
    v.nullable(v.object({ price_details: v.optional(v.nullable(v.object({ price: idOf })), null) })),
    null,
  ),
});

export type StripeInvoiceLine = v.InferOutput<typeof invoiceLineShape>;

/** With its lines, as only a whole invoice that was asked for has them. */
export const paidInvoiceShape = v.object({
  ...invoiceShape.entries,
  lines: v.object({ data: v.array(invoiceLineShape) }),
});

export const invoicesShape = v.object({ data: v.array(invoiceShape) });

/** A page where somebody can pay: open, complete or expired. */
export const pageShape = v.object({
  id: v.string(),
  status: v.nullable(v.string()),
  subscription: optionalId,
});

export const checkoutSessionShape = v.object({
  id: v.string(),
  mode: v.string(),
  payment_status: v.string(),
  amount_total: v.nullable(v.number()),
  currency: v.nullable(v.string()),
  customer: optionalId,
  payment_intent: optionalId,
  subscription: optionalId,
  metadata,
});

export const chargeShape = v.object({
  id: v.string(),
  payment_intent: optionalId,
  amount_refunded: v.number(),
});
/** Given back for a charge; what failed or was called off never was. */
export const refundShape = v.object({
  id: v.string(),
  amount: v.number(),
  status: v.nullable(v.string()),
  charge: optionalId,
  payment_intent: optionalId,
});
export const refundsShape = v.object({ data: v.array(refundShape) });

export const disputeShape = v.object({
  id: v.string(),
  amount: v.number(),
  charge: idOf,
  payment_intent: optionalId,
});

export const eventShape = v.object({
  id: itsId,
  type: v.string(),
  created: second,
  data: v.object({ object: v.looseObject({ id: itsId }) }),
});
