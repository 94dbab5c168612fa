import type { BillingCycle, Plan } from '../entities/plan.ts';
import type { Subscription } from '../entities/subscription.ts';
import type { Cancellable } from './cancellable.ts';

export interface PlansApi {
  /** What is for sale, the cheapest first (A164). Open to visitors. */
  list(options?: Cancellable): Promise<readonly Plan[]>;
  subscription(options?: Cancellable): Promise<Subscription>;
  /** Where a subscription is begun or changed. Invalid for the plan and cycle that one has. */
  checkout(choice: { readonly planId: string; readonly billingCycle: BillingCycle }): Promise<{
    readonly url: string;
  }>;
  /** Where cards, invoices and cancellation are. NotFound for who never bought anything. */
  portal(): Promise<{ readonly url: string }>;
}
