import type { PaymentEvent } from '../paymentEvent.ts';
import type { Payments } from '../payments.ts';
import { isSigned } from '../signature.ts';

export interface LocalPaymentsOptions {
  /** Signs what the local checkout reports. */
  readonly secret: string;
  readonly clock: () => Date;
}

/** A checkout on one's own machine: pages that are plainly a test, and reports signed like a provider's. No money moves. */
export const localPayments = ({ secret, clock }: LocalPaymentsOptions): Payments => ({
  name: 'local',
  hosts: [],
  open: async ({ id, kind }, _plans, site) => ({
    url: `${site}/dev/${kind === 'portal' ? 'billing' : 'checkout'}/${id}`,
    customer: null,
    reference: null,
  }),
  isGenuine: (headers, body) => isSigned(secret, headers, body, clock()),
  eventIn: async (body) => JSON.parse(new TextDecoder().decode(body)) as PaymentEvent,
  // The database closes them: a page that was replaced shows nothing.
  closeCheckout: async () => 'closed',
  // Nothing is paid here that was not reported.
  returnMoney: async () => {},
  giveBack: async (charge, cents) => [
    { id: `refund_${charge}`, kind: 'refunded', charge, cents, at: clock().toISOString() },
  ],
  endSubscription: async () => {},
  forgetCustomer: async () => {},
});
