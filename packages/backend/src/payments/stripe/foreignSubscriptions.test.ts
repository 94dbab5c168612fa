import { describe, expect, it } from 'vitest';
import type { FakeSubscription } from './testing/stripeAccount.ts';
import { stripeWorld } from './testing/stripeWorld.ts';

const { on, call, deliverAll, subscriber } = stripeWorld();

const elsewhere = {
  user_id: '0b0e7c1e-1111-4222-8333-444455556666',
  checkout: '0b0e7c1e-1111-4222-8333-444455557777',
};
const letters = async () =>
  (
    await on.world.sql<{ facts: object }>(
      `select facts from private.letters where kind in ('foreignSubscription', 'moneyByHand')`,
    )
  ).map(({ facts }) => facts);

/** Bought elsewhere through the same account: what Stripe reports of it, and how Stripe sees it. */
async function soldElsewhere(metadata: Record<string, string>, plan?: string) {
  const { body } = await call('create-checkout', await on.world.newUser(), {
    planId: 'starter',
    billingCycle: 'monthly',
  });
  const events = on.stripe.pay(body['url'] as string);
  const id = [...on.stripe.subscriptions.keys()].at(-1)!;
  const own = on.stripe.subscriptions.get(id)!;
  const [item] = own.items.data;
  const price = plan ? { ...item!.price, id: `price_${plan}`, metadata: { plan } } : item!.price;
  on.stripe.prices.push(price);
  const sold: FakeSubscription = { ...own, metadata, items: { data: [{ ...item!, price }] } };
  on.stripe.subscriptions.set(id, sold);
  return { id, events, sold };
}

describe('a subscription that another installation sold through the same account', () => {
  it('goes on, its invoices stay paid, and the operator hears of it once', async () => {
    const { id, events, sold } = await soldElsewhere(elsewhere);
    expect(await deliverAll(events)).toEqual(['foreign', 'foreign', 'foreign']);
    const update = on.stripe.event('customer.subscription.updated', { id });
    expect(await deliverAll([update])).toEqual(['foreign']);
    // Its second month, and its third.
    expect(await deliverAll(on.stripe.renew(id))).toEqual(['foreign', 'foreign']);
    expect(await deliverAll(on.stripe.renew(id))).toEqual(['foreign', 'foreign']);
    expect(sold.status).toBe('active');
    expect(on.stripe.refunds).toEqual([]);
    expect(await on.world.sql('select id from public.payments where subscription = $1', [id])).toEqual([]);
    expect(await letters()).toEqual([
      { provider: 'stripe', subscription: id, customer: sold.customer, plan: 'starter' },
    ]);
    expect(on.world.logged.filter((line) => line.includes(id))).toHaveLength(1);
    // Another of them is written in the log alone.
    const other = await soldElsewhere(elsewhere);
    await deliverAll(other.events);
    expect(await letters()).toHaveLength(1);
    expect(on.world.logged.filter((line) => line.includes(other.id))).toHaveLength(1);
  });

  it('is left alone also where its person is here and its plan is none of ours', async () => {
    const { user } = await subscriber();
    const { id, events, sold } = await soldElsewhere({ ...elsewhere, user_id: user }, 'gold');
    expect(await deliverAll(events)).toEqual(['foreign', 'foreign', 'foreign']);
    expect(sold.status).toBe('active');
    expect(on.stripe.refunds).toEqual([]);
    expect(on.world.logged.some((line) => line.includes(id))).toBe(true);
  });
});

it.each([
  ['names people otherwise', { user_id: 'user_123', checkout: 'basket 7' }, 'gold'],
  ['has plans of the same names', { user_id: 'user_123' }, 'starter'],
  ['names people as we do', elsewhere, 'gold'],
])('another shop’s subscription is nothing to us: one that %s', async (_how, metadata, plan) => {
  const told = await letters();
  const { id, events, sold } = await soldElsewhere(metadata, plan);
  expect(await deliverAll([...events, ...on.stripe.renew(id)])).toEqual(Array(5).fill('ignored'));
  expect(sold.status).toBe('active');
  expect(on.stripe.refunds).toEqual([]);
  expect(await letters()).toEqual(told);
});

it('a deleted account’s own still ends, and every payment of it goes back', async () => {
  const { user, subscription } = await subscriber();
  // As where the account went while Stripe was told to end it in vain.
  await on.world.sql('delete from auth.users where id = $1', [user]);
  const told = await letters();
  const { endSubscription } = on.payments;
  on.payments = { ...on.payments, endSubscription: () => Promise.reject(new Error('Down.')) };
  expect(await deliverAll(on.stripe.renew(subscription))).toEqual(['nobody', 'nobody']);
  expect(await deliverAll(on.stripe.renew(subscription))).toEqual(['nobody', 'nobody']);
  expect(on.stripe.refunds.map(({ amount }) => amount)).toEqual([999, 999]);
  on.payments = { ...on.payments, endSubscription };
  const update = on.stripe.event('customer.subscription.updated', { id: subscription });
  expect(await deliverAll([update])).toEqual(['nobody']);
  expect(on.stripe.subscriptions.get(subscription)!.status).toBe('canceled');
  expect(await letters()).toEqual(told);
});
