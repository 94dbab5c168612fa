import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { stripeFake, type StripeFake } from './stripeFake.ts';

export interface StripeOverHttp {
  readonly stripe: StripeFake;
  /** What makes a server sell with it, by its environment. */
  readonly env: Readonly<Record<string, string>>;
  stop(): void;
}

/** The stand-in for Stripe on a port of this machine. */
export async function stripeOverHttp(): Promise<StripeOverHttp> {
  const stripe = stripeFake();
  const server = createAdaptorServer({
    fetch: stripe.app.fetch,
    // Its own Response is not everybody's here.
    overrideGlobalObjects: false,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    stripe,
    env: {
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    stop: () => void server.close(),
  };
}
