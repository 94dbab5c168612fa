import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { moneyBack, packPaid } from './testing/reports.ts';
import { packWorld } from './testing/packWorld.ts';

const { on, balance, payments, letters } = packWorld();

describe('a pack that is paid (A189, D10)', () => {
  it('brings its credits once, with a line in the history, a payment and a receipt', async () => {
    const user = await on.world.newUser();
    const { event } = await on.reports.buyPack(user);
    expect(await on.reports.apply(event)).toEqual({ outcome: 'known' });
    expect(await balance(user)).toBe(3500);
    expect(await payments(user)).toEqual([
      { state: 'paid', cents: 1500, refunded_cents: 0, reclaimed: 0, shortfall: 0 },
    ]);
    const [line] = await on.world.sql(
      `select entry.kind, entry.balance_delta, entry.note, payment.item from public.credit_entries as entry
       join public.payments as payment on payment.id = entry.payment_id where entry.user_id = $1`,
      [user],
    );
    expect(line).toEqual({ kind: 'purchase', balance_delta: 3500, note: 'Creator pack', item: 'creator' });
    expect(await letters(user)).toEqual([
      {
        kind: 'receipt',
        facts: expect.objectContaining({ item: 'Creator pack', credits: 3500, cents: 1500 }) as object,
      },
    ]);
  });

  it('is one entry when one report comes 200 times at once, and when 200 reports speak of one payment', async () => {
    const user = await on.world.newUser();
    const { id } = await on.reports.offer(user, 'pack', 'creator');
    const same = packPaid(id);
    const outcomes = await Promise.all(Array.from({ length: 200 }, () => on.reports.apply(same)));
    expect(outcomes.filter(({ outcome }) => outcome === 'paid')).toHaveLength(1);
    const others = await Promise.all(Array.from({ length: 200 }, () => on.reports.apply(packPaid(id))));
    expect(new Set(others.map(({ outcome }) => outcome))).toEqual(new Set(['known']));
    expect(await balance(user)).toBe(3500);
    expect(await payments(user)).toHaveLength(1);
    expect(await letters(user)).toHaveLength(1);
  });

  it('brings what was offered, though its price changed before it was paid', async () => {
    const user = await on.world.newUser();
    const { id } = await on.reports.offer(user, 'pack', 'try-out');
    await on.world.sql(`update public.credit_packs set credits = 1, price_cents = 9999 where id = 'try-out'`);
    await on.reports.apply(packPaid(id, { cents: 500 }));
    await on.world.sql(
      `update public.credit_packs set credits = 1000, price_cents = 500 where id = 'try-out'`,
    );
    expect(await balance(user)).toBe(1000);
  });

  it('brings nothing when less was paid than asked, and keeps the payment on record', async () => {
    const user = await on.world.newUser();
    const { id } = await on.reports.offer(user, 'pack', 'creator');
    expect(await on.reports.apply(packPaid(id, { cents: 1 }))).toEqual({ outcome: 'underpaid' });
    expect(await balance(user)).toBe(0);
    expect(await payments(user)).toHaveLength(1);
    // Nor does giving it back take anything.
    await on.reports.buyPack(user, 'try-out');
    await on.reports.apply(moneyBack(`charge_${id}`, 1));
    expect(await balance(user)).toBe(1000);
  });

  it('is kept as a payment of nobody when its account is gone, and said to be', async () => {
    const user = await on.world.newUser();
    const { id } = await on.reports.offer(user, 'pack', 'creator');
    await on.world.sql('delete from auth.users where id = $1', [user]);
    expect(await on.reports.apply(packPaid(id))).toEqual({ outcome: 'nobody' });
    expect(
      await on.world.sql('select user_id, cents from public.payments where reference = $1', [
        `session_${id}`,
      ]),
    ).toEqual([{ user_id: null, cents: 1500 }]);
  });

  it('in another currency brings nothing, and the operator hears of it', async () => {
    const user = await on.world.newUser();
    const { id } = await on.reports.offer(user, 'pack', 'creator');
    expect(await on.reports.apply(packPaid(id, { currency: 'jpy' }))).toEqual({ outcome: 'underpaid' });
    expect(await balance(user)).toBe(0);
  });

  it('for a checkout whose name somebody changed at the provider is kept on record', async () => {
    const changed = packPaid('x', { checkout: 'none of ours', reference: randomUUID() });
    expect(await on.reports.apply(changed)).toEqual({ outcome: 'nobody' });
  });

  it.each(['gone', 'studio-x', ''])('is not offered as %o', async (pack) => {
    await expect(on.reports.offer(await on.world.newUser(), 'pack', pack)).rejects.toMatchObject({
      code: 'PT404',
      message: 'This pack is not for sale.',
    });
  });
});
