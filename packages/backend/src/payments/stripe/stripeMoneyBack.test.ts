import { describe, expect, it } from 'vitest';
import { sweepAccounts } from '../../accounts/sweepAccounts.ts';
import { stripeWorld } from './testing/stripeWorld.ts';

const { on, call, deliver, deliverAll, subscriber } = stripeWorld();

const boughtPack = async () => {
  const user = await on.world.newUser();
  const { body } = await call('purchase-credits', user, { credit_pack_id: 'creator' });
  return { user, url: body['url'] as string };
};
const deleted = (user: string) => call('delete-account', user, { password: 'correct horse' });
const letters = async (kind: string) =>
  (
    await on.world.sql<{ recipient: string | null; facts: Record<string, unknown> }>(
      'select recipient, facts from private.letters where kind = $1',
      [kind],
    )
  ).map(({ facts }) => facts);
const sweep = () => sweepAccounts(on.world.context({ payments: on.payments }));
/** As if the time until the next try had gone by. */
const later = () => on.world.sql(`update private.money_to_return set next_try_at = now()`);

describe('money that bought nothing goes back by itself, once', () => {
  it('of a pack whose account is gone; whose page was open closes before', async () => {
    const open = await boughtPack();
    expect((await deleted(open.user)).status).toBe(200);
    expect(() => on.stripe.pay(open.url)).toThrow('the page is expired');

    const { user, url } = await boughtPack();
    const events = on.stripe.pay(url);
    expect((await deleted(user)).status).toBe(200);
    expect(await deliverAll(events)).toEqual(['nobody']);
    expect(on.stripe.refunds).toHaveLength(1);
    // The same payment, told again under another name.
    const { object } = events[0]!.data as { object: { id: string } };
    const again = on.stripe.event('checkout.session.async_payment_succeeded', object);
    expect(await deliverAll([again, events[0]!])).toEqual(['known', 'known']);
    await later();
    await sweep();
    expect(on.stripe.refunds).toHaveLength(1);
    expect(on.stripe.calls.filter(({ path }) => path === 'POST refunds')).toHaveLength(1);
  });

  it('of a plan whose account is gone', async () => {
    const user = await on.world.newUser();
    const { body } = await call('create-checkout', user, { planId: 'pro', billingCycle: 'monthly' });
    const events = on.stripe.pay(body['url'] as string);
    expect((await deleted(user)).status).toBe(200);
    await deliverAll(events);
    expect(on.stripe.refunds).toMatchObject([{ amount: 2999 }]);
    expect([...on.stripe.subscriptions.values()].map(({ status }) => status)).toEqual(['canceled']);
  });

  it('for a subscription that had ended, and the person is told', async () => {
    const { user, subscription } = await subscriber();
    await deliverAll(on.stripe.cancel(subscription));
    const [, invoice] = on.stripe.renew(subscription);
    on.stripe.subscriptions.get(subscription)!.status = 'canceled';
    expect(await deliverAll([invoice!])).toEqual(['late']);
    expect(on.stripe.refunds).toMatchObject([{ amount: 999 }]);
    expect(await letters('paidLate')).toMatchObject([{ plan: 'Starter', cents: 999 }]);
    const { payment_intent: intent } = on.stripe.refunds[0]!;
    await deliver(
      on.stripe.event('charge.refunded', { id: 'ch_1', payment_intent: intent, amount_refunded: 999 }),
    );
    expect(
      await on.world.sql('select state from public.payments where user_id = $1 order by state', [user]),
    ).toEqual([{ state: 'paid' }, { state: 'refunded' }]);
  });

  it('of every period of a second plan that could not be ended for long', async () => {
    const { user } = await subscriber();
    const other = await on.world.newUser();
    const { body } = await call('create-checkout', other, { planId: 'pro', billingCycle: 'monthly' });
    const events = on.stripe.pay(body['url'] as string);
    const second = [...on.stripe.subscriptions.keys()].at(-1)!;
    (on.stripe.subscriptions.get(second)!.metadata as Record<string, string>)['user_id'] = user;
    // Neither its end nor the money goes through, for two periods.
    const endings = on.payments.endSubscription;
    const broken = { ...on.payments, endSubscription: () => Promise.reject(new Error('Down.')) };
    const stripe = on.payments;
    on.payments = broken;
    on.stripe.fail('refunds', 30);
    await deliverAll(events);
    await deliverAll(on.stripe.renew(second));
    expect(on.stripe.refunds).toEqual([]);
    on.payments = { ...stripe, endSubscription: endings };
    on.stripe.fail('refunds', 0);
    await later();
    await sweep();
    expect(on.stripe.refunds.map(({ amount }) => amount)).toEqual([2999, 2999]);
    await later();
    await sweep();
    expect(on.stripe.refunds).toHaveLength(2);
  });

  it('later, where the provider is down at first', async () => {
    const { user, url } = await boughtPack();
    const events = on.stripe.pay(url);
    await deleted(user);
    on.stripe.fail('refunds', 3);
    expect(await deliverAll(events)).toEqual(['nobody']);
    expect(on.stripe.refunds).toEqual([]);
    // Not before its time.
    await sweep();
    expect(on.stripe.refunds).toEqual([]);
    await later();
    await sweep();
    expect(on.stripe.refunds).toHaveLength(1);
  });
});

describe('money that cannot go back by itself is told to the operator, once', () => {
  it('where it may be another installation’s, which sells through the same account', async () => {
    const before = (await letters('moneyByHand')).length;
    const foreign = on.stripe.event('checkout.session.completed', {
      id: 'cs_foreign',
      mode: 'payment',
      payment_status: 'paid',
      amount_total: 1500,
      currency: 'usd',
      customer: null,
      payment_intent: 'pi_foreign',
      subscription: null,
      metadata: { checkout: '0b0e7c1e-1111-4222-8333-444455556666' },
    });
    expect(await deliverAll([foreign])).toEqual(['nobody']);
    await later();
    await sweep();
    expect(on.stripe.refunds).toEqual([]);
    const told = (await letters('moneyByHand')).slice(before);
    expect(told).toMatchObject([
      { reference: 'cs_foreign', charge: 'pi_foreign', cents: 1500, provider: 'stripe' },
    ]);
    expect(on.world.logged.at(-1)).toContain('has to be looked at by hand');
  });

  it('where the provider refuses for good', async () => {
    const before = (await letters('moneyByHand')).length;
    const { user, url } = await boughtPack();
    const events = on.stripe.pay(url);
    await deleted(user);
    on.stripe.fail('refunds', 99, 400);
    expect(await deliverAll(events)).toEqual(['nobody']);
    await later();
    await sweep();
    const told = (await letters('moneyByHand')).slice(before);
    expect(told).toMatchObject([{ problem: 'The provider said: Down' }]);
    expect(on.stripe.refunds).toEqual([]);
  });

  it('where less than the price came', async () => {
    const before = (await letters('moneyByHand')).length;
    const { url } = await boughtPack();
    expect(await deliverAll(on.stripe.pay(url, { taxCents: -600 }))).toEqual(['underpaid']);
    expect((await letters('moneyByHand')).slice(before)).toMatchObject([{ cents: 900 }]);
    expect(on.stripe.refunds).toEqual([]);
  });
});
