import { applyPaymentEvent } from '../payments/applyPaymentEvent.ts';
import { reportIn } from '../payments/reportIn.ts';
import { webhook } from './access.ts';
import { answer } from './answer.ts';

/** The payment provider reports. Its signature covers the very bytes that came. */
export const paymentWebhook = webhook(
  'payment-webhook',
  (context, headers, body) => context.payments?.isGenuine(headers, body) ?? Promise.resolve(false),
  async (body, _request, context) => {
    const payments = context.payments!;
    const event = await reportIn(payments, body, context.log);
    if (!event) return answer({ outcome: 'ignored' });
    return answer({ outcome: await applyPaymentEvent(event, payments, context) });
  },
);
