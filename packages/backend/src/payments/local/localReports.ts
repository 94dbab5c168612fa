import type { ServiceDatabase } from '../../credits/serviceDatabase.ts';
import type { PaymentEvent } from '../paymentEvent.ts';
import type { CurrentSubscription, PlanOnOffer } from '../payments.ts';
import { signatureHeaders } from '../signature.ts';
import { renewed } from './localBilling.ts';

export type Report = (event: PaymentEvent) => Promise<void>;

/** Reports to the very webhook that a provider would call, with a signature like a provider's. */
export const localReports =
  (webhook: (request: Request) => Promise<Response>, clock: () => Date, secret: string): Report =>
  async (event) => {
    const body = new TextEncoder().encode(JSON.stringify(event));
    const request = new Request('http://localhost/functions/v1/payment-webhook', {
      method: 'POST',
      headers: await signatureHeaders(secret, body, clock()),
      body,
    });
    const answer = await webhook(request);
    if (!answer.ok) throw new Error(`The webhook answered ${answer.status}: ${await answer.text()}`);
  };

/** Nobody else renews what was bought here: whatever period has ended goes on, or ends. */
export async function renewLocal(
  database: ServiceDatabase,
  report: Report,
  clock: () => Date,
): Promise<number> {
  const due = await database.call<CurrentSubscription[]>('subscriptions_due', { p_provider: 'local' });
  if (due.length === 0) return 0;
  const plans = await database.call<PlanOnOffer[]>('plans_on_offer');
  for (const subscription of due) await report(renewed(subscription, plans, clock()));
  return due.length;
}
