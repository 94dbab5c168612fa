import type { Subscription } from './subscription.ts';

/** Who is signed out, or has none (A92): beside how one is read, which asks for more code than the first screen has. */
export const noSubscription: Subscription = {
  subscribed: false,
  subscription_tier: null,
  subscription_end: null,
  plan_id: null,
  billing_cycle: null,
  status: null,
  cancel_at_period_end: false,
  grace_until: null,
  next_tier: null,
};
