import { describe, expect, it } from 'vitest';
import { stripeWorld } from './testing/stripeWorld.ts';

const { on, call, limits, deliver, deliverAll } = stripeWorld();

describe('a pack through Stripe (A189)', () => {
  it('is asked for by its id, sold at our own price, and brings its credits when Stripe says that it is paid', async () => {
    const user = await on.world.newUser();
    const { status, body } = await call('purchase-credits', user, {
      credit_pack_id: 'creator',
      price_cents: 1,
      credits: 9e6,
    });
    expect([status, body['url']]).toEqual([200, expect.stringMatching(/^https:\/\/checkout\.stripe\.com\//)]);
    expect(on.stripe.calls.at(-1)).toMatchObject({
      path: 'POST checkout/sessions',
      values: {
        mode: 'payment',
        'line_items[0][price_data][unit_amount]': '1500',
        'line_items[0][price_data][product_data][name]': 'Creator: 3,500 credits',
        success_url: 'https://kinora.example.org/pricing?checkout=done',
        cancel_url: 'https://kinora.example.org/pricing?checkout=cancelled',
        client_reference_id: user,
      },
    });
    const [paid] = on.stripe.pay(body['url'] as string);
    const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(paid!)));
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(answers.filter((answer) => answer.body['outcome'] === 'paid')).toHaveLength(1);
    expect(await limits(user)).toMatchObject({ credit_balance: 3500 });
  });

  it('that is not paid yet brings nothing until the money is there', async () => {
    const user = await on.world.newUser();
    const { body } = await call('purchase-credits', user, { credit_pack_id: 'try-out' });
    const [paid] = on.stripe.pay(body['url'] as string);
    const session = paid!.data.object;
    const unpaid = on.stripe.event('checkout.session.completed', { ...session, payment_status: 'unpaid' });
    expect(await deliverAll([unpaid])).toEqual(['ignored']);
    expect(await limits(user)).toMatchObject({ credit_balance: 0 });
    const later = on.stripe.event('checkout.session.async_payment_succeeded', session);
    expect(await deliverAll([later, paid!])).toEqual(['paid', 'known']);
    expect(await limits(user)).toMatchObject({ credit_balance: 1000 });
  });

  it('keeps one customer for all of a person’s purchases, and makes another when Stripe has lost it', async () => {
    const user = await on.world.newUser();
    await call('purchase-credits', user, { credit_pack_id: 'creator' });
    await call('purchase-credits', user, { credit_pack_id: 'studio' });
    expect(on.stripe.customers.size).toBe(1);
    for (const customer of on.stripe.customers.values()) customer.isDeleted = true;
    expect((await call('purchase-credits', user, { credit_pack_id: 'studio' })).status).toBe(200);
    expect(on.stripe.customers.size).toBe(2);
  });

  it('whose refund fails at the bank has its credits again', async () => {
    const user = await on.world.newUser();
    const { body } = await call('purchase-credits', user, { credit_pack_id: 'creator' });
    const [paid] = on.stripe.pay(body['url'] as string);
    await deliver(paid!);
    const intent = (paid!.data.object as { payment_intent: string }).payment_intent;
    const part = { payment_intent: intent, amount: 300, status: 'succeeded' };
    const failed = { payment_intent: intent, amount: 450, status: 'failed' };
    on.stripe.refunds.push(part, failed);
    const charge = { id: 'ch_1', payment_intent: intent, amount_refunded: 750 };
    await deliver(on.stripe.event('charge.refunded', charge));
    expect(await limits(user)).toMatchObject({ credit_balance: 1750 });
    const event = on.stripe.event('refund.failed', { id: 're_2', charge: 'ch_1', ...failed });
    await deliver({ ...event, created: event.created + 86_400 });
    expect(await limits(user)).toMatchObject({ credit_balance: 3500 - 700 });
  });

  it('that is disputed in part takes that part, and each dispute of it for itself', async () => {
    const user = await on.world.newUser();
    const { body } = await call('purchase-credits', user, { credit_pack_id: 'creator' });
    const [paid] = on.stripe.pay(body['url'] as string);
    await deliver(paid!);
    const intent = (paid!.data.object as { payment_intent: string }).payment_intent;
    const dispute = (id: string, amount: number) => ({ id, amount, charge: 'ch_1', payment_intent: intent });
    const balanceAfter = async (type: string, object: object) => {
      await deliver(on.stripe.event(`charge.dispute.${type}`, object));
      return (await limits(user))['credit_balance'];
    };
    expect(await balanceAfter('funds_withdrawn', dispute('dp_1', 300))).toBe(3500 - 700);
    expect(await balanceAfter('funds_withdrawn', dispute('dp_2', 600))).toBe(3500 - 700 - 1400);
    expect(await balanceAfter('funds_reinstated', dispute('dp_1', 300))).toBe(3500 - 1400);
    expect(await balanceAfter('funds_reinstated', dispute('dp_2', 600))).toBe(3500);
  });

  it('that is refunded or disputed takes its credits along', async () => {
    const user = await on.world.newUser();
    const { body } = await call('purchase-credits', user, { credit_pack_id: 'creator' });
    const [paid] = on.stripe.pay(body['url'] as string);
    await deliver(paid!);
    const intent = (paid!.data.object as { payment_intent: string }).payment_intent;
    await deliverAll([
      on.stripe.event('charge.refunded', { id: 'ch_1', payment_intent: intent, amount_refunded: 750 }),
    ]);
    expect(await limits(user)).toMatchObject({ credit_balance: 1750 });
    const dispute = { id: 'dp_1', amount: 1500, charge: 'ch_1', payment_intent: intent };
    await deliverAll([on.stripe.event('charge.dispute.funds_withdrawn', dispute)]);
    expect(await limits(user)).toMatchObject({ credit_balance: 0 });
    await deliverAll([on.stripe.event('charge.dispute.funds_reinstated', dispute)]);
    expect(await limits(user)).toMatchObject({ credit_balance: 1750 });
  });
});
