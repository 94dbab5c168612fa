import { describe, expect, it } from 'vitest';
import { stripeWorld } from './testing/stripeWorld.ts';

const { on, call, state, limits, deliver, deliverAll, subscriber } = stripeWorld();

describe('a plan is paid once (A171, D11)', () => {
  const bought = (user: string, planId: string) =>
    call('create-checkout', user, { planId, billingCycle: 'monthly' });

  it('a plan has one page at a time: a later one closes the earlier, where nobody can pay any more', async () => {
    const user = await on.world.newUser();
    const first = await bought(user, 'starter');
    const second = await bought(user, 'pro');
    expect(() => on.stripe.pay(first.body['url'] as string)).toThrow('the page is expired');
    await deliverAll(on.stripe.pay(second.body['url'] as string));
    expect(await state(user)).toMatchObject({ subscription_tier: 'Pro' });
  });

  it('a plan that is asked for in two tabs at one moment opens one page', async () => {
    const user = await on.world.newUser();
    const answers = await Promise.all(['starter', 'pro', 'starter', 'pro'].map((plan) => bought(user, plan)));
    const payable = answers.filter(({ status, body }) => {
      if (status !== 200) return false;
      try {
        on.stripe.pay(body['url'] as string);
        return true;
      } catch {
        return false;
      }
    });
    expect(payable).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => body['error']);
    const known = /^(You opened another checkout|The payment provider|Your payment)/;
    expect(refused.filter((error) => !known.test(String(error)))).toEqual([]);
    // The next press says that one was paid.
    expect((await bought(user, 'pro')).status).toBe(400);
  });

  it('a plan that was just paid is not sold again while Stripe has yet to report it', async () => {
    const user = await on.world.newUser();
    const first = await bought(user, 'starter');
    const events = on.stripe.pay(first.body['url'] as string);
    const { status, body } = await bought(user, 'pro');
    expect([status, body['error']]).toEqual([
      400,
      'Your payment for a plan is just arriving. Wait a moment and look at your plan again before you buy another.',
    ]);
    await deliverAll(events);
    expect((await bought(user, 'pro')).body['url']).toMatch(/^https:\/\/billing\.stripe\.com\//);
  });

  it('a plan that is paid twice all the same is ended and given back whole, also when the first try fails', async () => {
    const { user, subscription } = await subscriber();
    // A page that was open elsewhere, as of another installation on the same account.
    const other = await on.world.newUser();
    const events = on.stripe.pay((await bought(other, 'pro')).body['url'] as string);
    const second = [...on.stripe.subscriptions.keys()].at(-1)!;
    (on.stripe.subscriptions.get(second)!.metadata as Record<string, string>)['user_id'] = user;
    on.stripe.fail('refunds', 3);
    await deliver(events[0]!);
    expect(on.stripe.refunds).toEqual([]);
    expect(await deliverAll(events.slice(1))).toEqual(['double', 'unknown']);
    expect(on.stripe.refunds).toHaveLength(1);
    expect(on.stripe.subscriptions.get(second)!.status).toBe('canceled');
    expect(on.stripe.subscriptions.get(subscription)!.status).toBe('active');
    const { payment_intent: intent } = on.stripe.refunds[0]!;
    await deliver(
      on.stripe.event('charge.refunded', { id: 'ch_2', payment_intent: intent, amount_refunded: 2999 }),
    );
    expect(await state(user)).toMatchObject({ subscription_tier: 'Starter' });
    expect(await limits(user)).toMatchObject({ credits_remaining: 20 + 3 });
    expect(
      await on.world.sql('select cents, state from public.payments where user_id = $1 order by cents', [
        user,
      ]),
    ).toEqual([
      { cents: 999, state: 'paid' },
      { cents: 2999, state: 'refunded' },
    ]);
  });
});
