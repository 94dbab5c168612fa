import * as v from 'valibot';

const cents = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A row of payments: a receipt. */
export const paymentSchema = v.object({
  id: v.string(),
  kind: v.picklist(['pack', 'plan']),
  item: v.string(),
  item_name: v.string(),
  credits: v.number(),
  cents,
  currency: v.string(),
  refunded_cents: cents,
  state: v.picklist(['paid', 'partly_refunded', 'refunded', 'disputed']),
  created_at: v.string(),
});

export type Payment = v.InferOutput<typeof paymentSchema>;

export const paymentColumns = Object.keys(paymentSchema.entries).join(',');
