import type { BillingCycle, subscriptionStatuses } from '@kinora/contract';

/** What any provider reports, in Kinora's words. Times are ISO, amounts in cents. */
export type PaymentEvent = { readonly id: string } & (
  | {
      readonly kind: 'packPaid';
      readonly checkout: string;
      /** The provider's own name of this payment: many events may speak of one. */
      readonly reference: string;
      readonly charge: string | null;
      readonly cents: number;
      readonly currency: string;
      readonly customer: string | null;
    }
  | {
      readonly kind: 'planPaid';
      readonly subscription: SubscriptionFacts;
      readonly paidFor: PaidFor;
      readonly checkout: string | null;
      readonly reference: string;
      readonly charge: string | null;
      readonly cents: number;
      readonly currency: string;
    }
  | {
      readonly kind: 'planReported';
      readonly subscription: SubscriptionFacts;
      /** The page where it was bought, which proves whose it is. */
      readonly checkout: string | null;
    }
  /** Seen to be over at `seenAt`, since `at`. What is final stays so, whatever is reported of it later. */
  | {
      readonly kind: 'planEnded';
      readonly subscriptionId: string;
      readonly at: string;
      readonly seenAt: string;
      readonly isFinal: boolean;
    }
  /** `cents` is all that went back of this charge by then: less than before where a refund failed. */
  | { readonly kind: 'refunded'; readonly charge: string; readonly cents: number; readonly at: string }
  /**
   * `cents` is what of the charge is disputed, and `at` when it happened at the provider: the later word counts,
   * whichever comes first.
   */
  | {
      readonly kind: 'disputed' | 'disputeWon';
      readonly dispute: string;
      readonly charge: string;
      readonly cents: number;
      readonly at: string;
    }
);

/** What the money of one invoice bought: it may be reported long after the subscription went on. */
export interface PaidFor {
  readonly plan: string;
  readonly periodStart: string;
  readonly periodEnd: string;
  /** The plan whose unused rest was set off, where only the difference for the rest of a period was paid; else null. */
  readonly replaces: string | null;
}

/** A subscription as its provider sees it at `seenAt`. */
export interface SubscriptionFacts {
  readonly id: string;
  readonly user: string;
  readonly customer: string | null;
  readonly plan: string;
  readonly cycle: BillingCycle;
  /** Of one that has ended, a late payment is still reported. */
  readonly status: (typeof subscriptionStatuses)[number] | 'ended';
  readonly createdAt: string;
  readonly periodStart: string;
  readonly periodEnd: string;
  readonly cancelAtPeriodEnd: boolean;
  /** A plan that begins with the next period. */
  readonly nextPlan: string | null;
  readonly seenAt: string;
}
