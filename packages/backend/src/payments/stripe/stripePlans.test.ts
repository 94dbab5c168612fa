import { describe, expect, it } from 'vitest';
import { now, stripeWorld } from './testing/stripeWorld.ts';

const { on, call, state, deliverAll, subscriber } = stripeWorld();

it.each([
  ['canceled', true],
  ['incomplete_expired', true],
  ['unpaid', false],
  ['paused', false],
])('a subscription that Stripe calls %s is over, and for good: %s (D38)', async (status, isFinal) => {
  const { user, subscription } = await subscriber();
  Object.assign(on.stripe.subscriptions.get(subscription)!, { status });
  const event = on.stripe.event('customer.subscription.updated', { id: subscription });
  const { body } = await on.stripe.report(event, now);
  expect(await on.payments.eventIn(new TextEncoder().encode(body))).toMatchObject({
    kind: 'planEnded',
    subscriptionId: subscription,
    seenAt: now.toISOString(),
    isFinal,
  });
  // What it says counts when it is applied.
  expect(await state(user)).toMatchObject({ subscribed: true });
  expect(await deliverAll([event])).toEqual(['ended']);
  expect(await state(user)).toMatchObject({ subscribed: false });
});

describe('a plan through Stripe (A171)', () => {
  it('is sold at a price that Kinora makes once, and found again', async () => {
    const { user } = await subscriber();
    await subscriber();
    expect(on.stripe.prices).toMatchObject([
      {
        product: 'kinora_starter',
        unit_amount: 999,
        currency: 'usd',
        recurring: { interval: 'month' },
        metadata: { plan: 'starter', cycle: 'monthly' },
      },
    ]);
    expect(await state(user)).toMatchObject({
      subscribed: true,
      subscription_tier: 'Starter',
      subscription_end: '2026-12-21T12:00:00Z',
      billing_cycle: 'monthly',
    });
  });

  it('counts whatever order its reports come in, and each once', async () => {
    const user = await on.world.newUser();
    const { body } = await call('create-checkout', user, { planId: 'pro', billingCycle: 'yearly' });
    const events = on.stripe.pay(body['url'] as string).toReversed();
    await deliverAll([...events, ...events]);
    expect(await state(user)).toMatchObject({ subscription_tier: 'Pro', billing_cycle: 'yearly' });
    const rows = await on.world.sql('select cents from public.payments where user_id = $1', [user]);
    expect(rows).toEqual([{ cents: 29870 }]);
  });

  it('renews, and a card that fails is told with the days of grace (D38)', async () => {
    const { user, subscription } = await subscriber();
    await deliverAll(on.stripe.renew(subscription));
    expect((await state(user))['subscription_end']).toBe('2027-01-20T12:00:00Z');
    expect(await deliverAll(on.stripe.renew(subscription, false))).toEqual(['kept', 'kept']);
    expect(await state(user)).toMatchObject({
      subscribed: true,
      status: 'past_due',
      grace_until: '2026-11-28T12:00:00Z',
    });
    await deliverAll(on.stripe.renew(subscription));
    expect(await state(user)).toMatchObject({ status: 'active', grace_until: null });
  });

  it('is changed at Stripe, where the person confirms what it costs; the price is ours', async () => {
    const { user, subscription } = await subscriber();
    const { body } = await call('create-checkout', user, { planId: 'pro', billingCycle: 'monthly' });
    expect(body['url']).toMatch(/^https:\/\/billing\.stripe\.com\//);
    const pro = on.stripe.prices.find((price) => price.lookup_key === 'kinora_pro_monthly')!;
    expect(on.stripe.calls.at(-1)!.values).toMatchObject({
      'flow_data[type]': 'subscription_update_confirm',
      'flow_data[subscription_update_confirm][subscription]': subscription,
      'flow_data[subscription_update_confirm][items][0][price]': pro.id,
    });
    const [item] = on.stripe.subscriptions.get(subscription)!.items.data;
    item!.price = pro;
    await deliverAll([on.stripe.event('customer.subscription.updated', { id: subscription })]);
    expect(await state(user)).toMatchObject({ subscription_tier: 'Pro' });
  });

  it('that changes within a period brings the share that was paid for, whole months with the next', async () => {
    const { user, subscription } = await subscriber();
    await call('create-checkout', user, { planId: 'pro', billingCycle: 'monthly' });
    const pro = on.stripe.prices.find((price) => price.lookup_key === 'kinora_pro_monthly')!;
    const end = on.stripe.subscriptions.get(subscription)!.items.data[0]!.current_period_end;
    await deliverAll(on.stripe.change(subscription, pro, end - 86_400));
    const paid = await on.world.sql(
      `select item, cents, period_start, period_end from public.payments where user_id = $1 order by cents`,
      [user],
    );
    const at = (seconds: number) => new Date(seconds * 1000);
    expect(paid).toEqual([
      { item: 'pro', cents: 67, period_start: at(end - 86_400), period_end: at(end) },
      { item: 'starter', cents: 999, period_start: expect.any(Date) as Date, period_end: at(end) },
    ]);
    const videos = () =>
      on.world.sql(
        `select granted from public.allowance_lots where user_id = $1 and plan_id = 'pro' and kind = 'video'`,
        [user],
      );
    // 60 videos more in 30 days are 2 in the last of them.
    expect(await videos()).toEqual([{ granted: 2 }]);
    expect(await state(user)).toMatchObject({ subscription_tier: 'Pro' });
  });

  it('is paid for the period of its invoice, though the subscription went on before that was reported', async () => {
    const { user, subscription } = await subscriber();
    const [, second] = on.stripe.renew(subscription);
    const [, third] = on.stripe.renew(subscription);
    await deliverAll([third!, second!]);
    const rows = await on.world.sql<{ period_start: Date; period_end: Date }>(
      'select period_start, period_end from public.payments where user_id = $1 order by period_start',
      [user],
    );
    expect(rows).toHaveLength(3);
    for (const [index, { period_start: start }] of rows.slice(1).entries())
      expect(start).toEqual(rows[index]!.period_end);
  });

  it('goes down at the end of what is paid: the portal is told so, and the plan that follows is known', async () => {
    const { user, subscription } = await subscriber('pro');
    await call('customer-portal', user);
    const portal = on.stripe.calls.find(({ path }) => path === 'POST billing_portal/configurations')!.values;
    expect(portal).toMatchObject({
      'features[subscription_update][schedule_at_period_end][conditions][0][type]': 'decreasing_item_amount',
      'features[subscription_cancel][mode]': 'at_period_end',
      'features[invoice_history][enabled]': 'true',
    });
    const starter = on.stripe.prices.find((price) => price.lookup_key === 'kinora_starter_monthly')!;
    const kept = on.stripe.subscriptions.get(subscription)!;
    const end = kept.items.data[0]!.current_period_end;
    kept.schedule = {
      phases: [
        { start_date: 0, items: [] },
        { start_date: end, items: [{ price: starter.id }] },
      ],
    };
    await deliverAll([on.stripe.event('customer.subscription.updated', { id: subscription })]);
    expect(await state(user)).toMatchObject({ subscription_tier: 'Pro', next_tier: 'Starter' });
  });

  it('ends when Stripe says so', async () => {
    const { user, subscription } = await subscriber();
    on.stripe.subscriptions.get(subscription)!.cancel_at_period_end = true;
    await deliverAll([on.stripe.event('customer.subscription.updated', { id: subscription })]);
    expect(await state(user)).toMatchObject({ subscribed: true, cancel_at_period_end: true });
    expect(await deliverAll(on.stripe.cancel(subscription))).toEqual(['ended']);
    expect(await state(user)).toMatchObject({ subscribed: false });
  });

  it('that is paid after it has ended is on record, brings nothing, and goes back', async () => {
    const { user, subscription } = await subscriber();
    const [, paid] = on.stripe.renew(subscription);
    await deliverAll(on.stripe.cancel(subscription));
    expect(await deliverAll([paid!])).toEqual(['late']);
    expect(on.stripe.refunds).toMatchObject([{ amount: 999 }]);
    expect(await state(user)).toMatchObject({ subscribed: false });
    expect(await on.world.sql('select from public.payments where user_id = $1', [user])).toHaveLength(2);
  });

  it('of another shop in the same account is none of ours', async () => {
    on.stripe.subscriptions.set('sub_other', {
      ...on.stripe.subscriptions.get('sub_other')!,
      id: 'sub_other',
      customer: 'cus_x',
      status: 'active',
      created: 1,
      ended_at: null,
      cancel_at_period_end: false,
      cancel_at: null,
      metadata: {},
      items: { data: [] },
      schedule: null,
    });
    expect(
      await deliverAll([
        on.stripe.event('customer.subscription.updated', { id: 'sub_other' }),
        on.stripe.event('payout.paid', { id: 'po_1' }),
      ]),
    ).toEqual(['ignored', 'ignored']);
  });
});

describe('the portal (A179)', () => {
  it('opens for a customer, and says to others that there is nothing to manage', async () => {
    const { user } = await subscriber();
    expect((await call('customer-portal', user)).body['url']).toMatch(/^https:\/\/billing\.stripe\.com\//);
    const { status, body } = await call('customer-portal', await on.world.newUser());
    expect([status, body['error']]).toEqual([
      404,
      'There is nothing to manage yet: you have not bought anything.',
    ]);
  });
});
