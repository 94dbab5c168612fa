import * as v from 'valibot';

/** A row of credit_packs (A188). */
export const creditPackSchema = v.object({
  id: v.string(),
  name: v.string(),
  price_cents: v.pipe(v.number(), v.integer(), v.minValue(1)),
  credits: v.pipe(v.number(), v.integer(), v.minValue(1)),
  approx_usage: v.string(),
  best_for: v.string(),
  is_active: v.boolean(),
});

export type CreditPack = v.InferOutput<typeof creditPackSchema>;

/** What packs are drawn of. */
export type ShownPack = Pick<
  CreditPack,
  'id' | 'name' | 'price_cents' | 'credits' | 'approx_usage' | 'best_for'
>;

export const creditPackColumns = Object.keys(creditPackSchema.entries).join(',');

/** How many credits a dollar buys, rounded (A187). */
export const creditsPerDollar = ({
  credits,
  price_cents,
}: Pick<CreditPack, 'credits' | 'price_cents'>): number => Math.round(credits / (price_cents / 100));

/** The second pack of the row is marked Most Popular (A185). */
export const popularPackIndex = 1;
