import * as v from 'valibot';
import { billingCycles } from './plan.ts';

const moment = v.optional(v.nullable(v.string()), null);

/** How a subscription that runs can stand. */
export const subscriptionStatuses = ['active', 'past_due'] as const;

/** What check-subscription answers (A90): the specification's three fields, then ours. */
export const subscriptionSchema = v.object({
  subscribed: v.boolean(),
  subscription_tier: v.nullable(v.string()),
  subscription_end: v.nullable(v.string()),
  plan_id: v.optional(v.nullable(v.string()), null),
  billing_cycle: v.optional(v.nullable(v.picklist(billingCycles)), null),
  status: v.optional(v.nullable(v.picklist(subscriptionStatuses)), null),
  cancel_at_period_end: v.optional(v.boolean(), false),
  /** A card failed: until then the plan is kept (D38). */
  grace_until: moment,
  /** A downgrade that waits for the end of the period. */
  next_tier: v.optional(v.nullable(v.string()), null),
});

export type Subscription = v.InferOutput<typeof subscriptionSchema>;

/** What will become of a subscription, and when. */
export type SubscriptionOutlook = Pick<
  Subscription,
  'subscribed' | 'subscription_end' | 'cancel_at_period_end' | 'status' | 'grace_until'
>;

/** What the plans' cards tell of the one that somebody has. */
export type ShownSubscription = SubscriptionOutlook & Pick<Subscription, 'subscription_tier' | 'next_tier'>;
