import type { Hono } from 'hono';
import type { FunctionContext } from '../../functions/context.ts';
import { paymentWebhook } from '../../functions/paymentWebhook.ts';
import { localReports, renewLocal } from '../../payments/local/localReports.ts';
import { checkoutRoutes } from './checkoutRoutes.ts';

export interface LocalCheckout {
  readonly pages: Hono;
  stop(): Promise<void>;
}

const round = 60_000;

/** The local checkout's pages, and the clockwork that renews what was bought there. */
export function localCheckout(context: FunctionContext, secret: string): LocalCheckout {
  const { database, clock, newId, log } = context;
  const report = localReports((request) => paymentWebhook(request, context), clock, secret);
  let renewing: Promise<unknown> = Promise.resolve();
  const renew = () => {
    renewing = renewing
      .then(() => renewLocal(database, report, clock))
      .catch((error: unknown) => log(`A plan could not be renewed: ${(error as Error).message}`));
  };
  const timer = setInterval(renew, round);
  renew();
  return {
    pages: checkoutRoutes({ database, report, clock, newId }),
    stop: async () => {
      clearInterval(timer);
      await renewing;
    },
  };
}
