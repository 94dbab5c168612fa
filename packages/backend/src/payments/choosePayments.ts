import { localPayments } from './local/localPayments.ts';
import type { Payments } from './payments.ts';
import { stripePayments } from './stripe/stripePayments.ts';

export interface PaymentsSituation {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isLocal: boolean;
  readonly localSecret: string;
  readonly clock: () => Date;
}

/** Stripe where its keys are set; else the local checkout on one's own machine; else none. */
export function choosePayments({ env, isLocal, localSecret, clock }: PaymentsSituation): Payments | null {
  const secretKey = env['STRIPE_SECRET_KEY'];
  const webhookSecret = env['STRIPE_WEBHOOK_SECRET'];
  if (secretKey && webhookSecret)
    return stripePayments({ secretKey, webhookSecret, url: env['STRIPE_API_URL'] || undefined, clock });
  if (secretKey || webhookSecret)
    throw new Error(
      'Stripe needs both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET: without the second nobody would get what they pay for.',
    );
  return isLocal ? localPayments({ secret: localSecret, clock }) : null;
}
