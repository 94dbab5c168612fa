import { checkoutReturnHref, routes, type BillingCycle } from '@kinora/contract';
import type { PaymentEvent } from './paymentEvent.ts';

export type ProviderName = 'local' | 'stripe';

/** What somebody is offered, at the price that the database names. */
export interface Offer {
  readonly id: string;
  readonly userId: string;
  readonly email: string | null;
  readonly kind: 'pack' | 'plan' | 'portal';
  readonly item: string | null;
  readonly itemName: string | null;
  readonly cycle: BillingCycle | null;
  readonly cents: number | null;
  readonly credits: number | null;
  readonly isCompleted: boolean;
  /** Pages for a plan that have to close before this one opens, so that nobody pays for two. */
  readonly replaces: readonly OpenPage[];
  /** The person's customer number, by provider. */
  readonly customer: Readonly<Partial<Record<ProviderName, string>>> | null;
  /** The subscription in force. */
  readonly subscription: CurrentSubscription | null;
}

export interface OpenPage {
  readonly id: string;
  readonly provider: ProviderName;
  readonly reference: string;
}

/** A subscription that must not go on; what was paid for one that was bought twice goes back. */
export interface EndingSubscription {
  readonly subscription: string;
  readonly returnsMoney: boolean;
}

export interface CurrentSubscription {
  readonly id: string;
  readonly user: string;
  readonly provider: ProviderName;
  readonly plan: string;
  readonly planName: string;
  readonly cycle: BillingCycle;
  readonly status: 'active' | 'past_due' | 'cancelled';
  readonly createdAt: string;
  readonly startedAt: string;
  readonly periodEnd: string;
  readonly graceUntil: string | null;
  readonly cancelAtPeriodEnd: boolean;
  readonly nextPlan: string | null;
  readonly nextPlanName: string | null;
  readonly cents: number;
}

export interface PlanOnOffer {
  readonly id: string;
  readonly name: string;
  readonly monthly: number;
  readonly yearly: number;
}

export interface OpenedCheckout {
  readonly url: string;
  /** The provider's number for this person, to be kept. */
  readonly customer: string | null;
  /** The provider's name of a page where somebody can pay, so that it can be closed. */
  readonly reference: string | null;
}

/** The port: one provider of payments. Rejects with a StudioError where a person should know why. */
export interface Payments {
  readonly name: ProviderName;
  /** Hosts that its addresses may have; none where they lie on our own origin. */
  readonly hosts: readonly string[];
  /** Where the person pays, changes or manages; they come back to `site`, which configuration alone names. */
  open(offer: Offer, plans: readonly PlanOnOffer[], site: string): Promise<OpenedCheckout>;
  /** Whether a report carries the provider's signature. */
  isGenuine(headers: Headers, body: Uint8Array): Promise<boolean>;
  /** What a genuine report means here; null for what does not concern Kinora. */
  eventIn(body: Uint8Array): Promise<PaymentEvent | null>;
  /** Lets nobody pay on a page any more. Says when somebody has: then what was bought is about to be reported. */
  closeCheckout(reference: string): Promise<'closed' | 'paid'>;
  /** Gives back what was paid for the present period of a subscription, reported to us yet or not. */
  returnMoney(subscription: string): Promise<void>;
  /**
   * Gives one payment back whole; again is no second time. Answers what the provider does not report by itself, and
   * rejects with a CannotReturn where trying again will not help.
   */
  giveBack(charge: string, cents: number): Promise<readonly PaymentEvent[]>;
  /** Ends a subscription now; one that is unknown or over already is no problem. */
  endSubscription(id: string): Promise<void>;
  /** Ends what a person still pays for, and forgets who they are. */
  forgetCustomer(customer: string): Promise<void>;
}

/** What is sold, in one currency. */
export const currency = 'usd';

export const returnPaths = {
  done: checkoutReturnHref('done'),
  cancelled: checkoutReturnHref('cancelled'),
  managed: routes.pricing.path,
} as const;

/** The provider will never give this payment back by itself. */
export class CannotReturn extends Error {
  override readonly name = 'CannotReturn';
}

/** A genuine report that speaks of what its provider does not know: keys of one account, reports of another. */
export class UnknownReport extends Error {
  override readonly name = 'UnknownReport';
}
