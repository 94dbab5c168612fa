import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { functionWorld, type Answer, type FunctionWorld } from '../../../functions/testing/functionWorld.ts';
import type { Payments } from '../../payments.ts';
import { stripePayments } from '../stripePayments.ts';
import { stripeFake, type FakeEvent, type StripeFake } from './stripeFake.ts';

export const now = new Date('2026-11-21T12:00:00Z');

/** The functions in front of a Stripe that is new for each test of the file that calls this. */
export function stripeWorld() {
  const on = {} as { world: FunctionWorld; stripe: StripeFake; payments: Payments };
  beforeAll(async () => {
    on.world = await functionWorld();
  });
  afterAll(() => on.world.close());
  beforeEach(() => {
    const stripe = stripeFake();
    on.stripe = stripe;
    on.payments = stripePayments({
      secretKey: stripe.secretKey,
      webhookSecret: stripe.webhookSecret,
      url: 'https://stripe.example',
      clock: () => now,
      fetch: async (input, init) => stripe.app.fetch(new Request(input, init)),
      wait: async () => {},
    });
  });
  afterEach(async () => {
    expect(await on.world.drift()).toEqual([]);
  });

  const call = (name: string, user: string, body: unknown = {}): Promise<Answer> =>
    on.world.call(name, { user, body, context: { payments: on.payments } });
  const state = async (user: string) => (await call('check-subscription', user)).body;
  const limits = (user: string) =>
    on.world.database.call<Record<string, unknown>>('video_limits', { p_user: user });

  /** Stripe reports, and what the webhook answered. */
  async function deliver(event: FakeEvent, at = now, secret?: string): Promise<Answer> {
    const { body, headers } = await on.stripe.report(event, at, secret);
    return on.world.call('payment-webhook', { raw: body, headers, context: { payments: on.payments } });
  }

  async function deliverAll(events: readonly FakeEvent[]): Promise<unknown[]> {
    const outcomes: unknown[] = [];
    for (const event of events) {
      const { status, body } = await deliver(event);
      outcomes.push(status === 200 ? body['outcome'] : status);
    }
    return outcomes;
  }

  async function subscriber(plan = 'starter'): Promise<{ user: string; subscription: string }> {
    const user = await on.world.newUser();
    const { body } = await call('create-checkout', user, { planId: plan, billingCycle: 'monthly' });
    await deliverAll(on.stripe.pay(body['url'] as string));
    return { user, subscription: [...on.stripe.subscriptions.keys()].at(-1)! };
  }

  return { on, call, state, limits, deliver, deliverAll, subscriber };
}
