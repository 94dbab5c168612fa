import { checkoutWords, shownNumber, type Subscription } from '@kinora/contract';
import type { WayToPay } from './wayToPay.ts';

interface Has {
  readonly balance: number;
  readonly subscription: Subscription;
}

const termsOf = ({ plan_id, billing_cycle, next_tier, cancel_at_period_end }: Subscription) =>
  JSON.stringify([plan_id, billing_cycle, next_tier, cancel_at_period_end]);

/** Whether it was known what they had: without that, nothing can be told from what they have. */
export const canBeSeen = ({ bought, had }: WayToPay): boolean =>
  (bought === 'credits' ? had.balance : had.subscription) !== undefined;

/** What is said of a purchase once it can be seen in what somebody has; null before. */
export function purchaseSeen({ bought, had }: WayToPay, { balance, subscription }: Has) {
  if (bought === 'credits')
    return had.balance !== undefined && balance > had.balance
      ? checkoutWords.credits(shownNumber(balance))
      : null;
  if (!had.subscription || termsOf(had.subscription) === termsOf(subscription)) return null;
  const { cancel_at_period_end, next_tier, subscription_tier } = subscription;
  return subscription_tier === null || next_tier !== null || cancel_at_period_end
    ? checkoutWords.planLater
    : checkoutWords.plan(subscription_tier);
}
