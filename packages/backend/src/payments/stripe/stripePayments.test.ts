import { describe, expect, it } from 'vitest';
import { now, stripeWorld } from './testing/stripeWorld.ts';

const { on, call, state, limits, deliver, subscriber } = stripeWorld();

describe('what goes wrong', () => {
  it('a report that is forged, old or changed on the way is refused, and nothing comes of it', async () => {
    const user = await on.world.newUser();
    const { body } = await call('purchase-credits', user, { credit_pack_id: 'creator' });
    const [paid] = on.stripe.pay(body['url'] as string);
    const late = new Date(now.getTime() - 301_000);
    expect((await deliver(paid!, now, 'whsec_of_somebody')).status).toBe(401);
    expect((await deliver(paid!, late)).status).toBe(401);
    const { body: raw, headers } = await on.stripe.report(paid!, now);
    const changed = await on.world.call('payment-webhook', {
      raw: raw.replace('1500', '1501'),
      headers,
      context: { payments: on.payments },
    });
    expect(changed.status).toBe(401);
    for (const header of ['', 't=1', 'v1=00', `t=${now.getTime() / 1000},v1=zz`, 't=NaN,v1='])
      expect(
        (
          await on.world.call('payment-webhook', {
            raw,
            headers: { 'stripe-signature': header },
            context: { payments: on.payments },
          })
        ).status,
      ).toBe(401);
    expect(await limits(user)).toMatchObject({ credit_balance: 0 });
  });

  it('Stripe that stumbles is asked again; Stripe that is down is said to be, and nothing was charged', async () => {
    const user = await on.world.newUser();
    on.stripe.fail('checkout/sessions', 2);
    expect((await call('purchase-credits', user, { credit_pack_id: 'creator' })).status).toBe(200);
    on.stripe.fail('checkout/sessions', 3, 503);
    const { status, body } = await call('purchase-credits', user, { credit_pack_id: 'creator' });
    expect([status, body['error']]).toEqual([
      503,
      'The payment provider is not answering. Nothing was charged; try again in a moment.',
    ]);
  });

  it('a report that cannot be looked up is answered so that Stripe sends it again', async () => {
    const { user, subscription } = await subscriber();
    const [updated] = on.stripe.renew(subscription);
    on.stripe.fail(`subscriptions/${subscription}`, 3);
    expect((await deliver(updated!)).status).toBe(503);
    expect((await deliver(updated!)).body['outcome']).toBe('kept');
    expect((await state(user))['subscribed']).toBe(true);
  });

  it.each([
    ['purchase-credits', {}, 'credit_pack_id'],
    ['purchase-credits', { credit_pack_id: 7 }, 'credit_pack_id'],
    ['purchase-credits', { credit_pack_id: '../x' }, 'credit_pack_id'],
    ['create-checkout', { planId: 'pro' }, 'billingCycle'],
    ['create-checkout', { planId: 'pro', billingCycle: 'daily' }, 'billingCycle'],
    ['create-checkout', { billingCycle: 'monthly' }, 'planId'],
    ['create-checkout', [], undefined],
  ])('%s with %o is refused by name', async (name, body, field) => {
    const answer = await call(name, await on.world.newUser(), body);
    expect(answer.status).toBe(400);
    expect(answer.body['problem']).toEqual({
      kind: 'Invalid',
      message: expect.stringMatching(/^[A-Z].*\.$/) as string,
      ...(field && { field }),
    });
    expect(on.stripe.calls).toEqual([]);
  });

  it('without a provider nobody can buy, and is told so', async () => {
    const user = await on.world.newUser();
    for (const [name, body] of [
      ['purchase-credits', { credit_pack_id: 'creator' }],
      ['create-checkout', { planId: 'pro', billingCycle: 'monthly' }],
      ['customer-portal', {}],
    ] as const)
      expect(await on.world.call(name, { user, body, context: { payments: null } })).toMatchObject({
        status: 503,
        body: { error: 'This server takes no payments yet. Nothing was charged.' },
      });
  });
});
