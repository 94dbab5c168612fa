import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A row of subscription_plans (A183): the specification's fields, then ours. Prices are in cents. */
export const planSchema = v.object({
  id: v.string(),
  name: v.string(),
  description: v.string(),
  price_monthly: count,
  price_yearly: count,
  video_credits_monthly: count,
  features: v.array(v.string()),
  is_active: v.boolean(),
  image_generations_monthly: count,
  /** For how many months what is unused stays; 0 for none (D11). */
  roll_over_months: count,
});

export type Plan = v.InferOutput<typeof planSchema>;

/** What a plan costs, by the month and by the year. */
export type PlanPrices = Pick<Plan, 'price_monthly' | 'price_yearly'>;

/** What a plan's card is drawn of. */
export type ShownPlan = PlanPrices & Pick<Plan, 'name' | 'description' | 'features'>;

export const planColumns = Object.keys(planSchema.entries).join(',');

export const billingCycles = ['monthly', 'yearly'] as const;
export type BillingCycle = (typeof billingCycles)[number];

/** What a plan costs a month, in cents; a year is shown divided by 12 (A167). */
export const monthlyCents = (plan: PlanPrices, cycle: BillingCycle): number =>
  cycle === 'monthly' ? plan.price_monthly : Math.round(plan.price_yearly / 12);

/** How much less a year costs than twelve months, in whole percent (A168). */
export const yearlySaving = ({ price_monthly, price_yearly }: PlanPrices): number =>
  price_monthly === 0 ? 0 : Math.round(100 - (price_yearly * 100) / (price_monthly * 12));

/** The plan that the Free card's Upgrade Now buys (A172), and the one that most people choose (A174). */
export const upgradePlanName = 'Starter';
export const popularPlanName = 'Pro';
