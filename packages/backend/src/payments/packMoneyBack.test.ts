import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { disputed, moneyBack, packPaid, daysFromNow } from './testing/reports.ts';
import { packWorld } from './testing/packWorld.ts';

const { on, balance, payments, withoutAllowance } = packWorld();

describe('money that goes back', () => {
  it('takes the credits along, in proportion, and each report only what is new', async () => {
    const user = await on.world.newUser();
    const { charge } = await on.reports.buyPack(user);
    await on.reports.apply(moneyBack(charge, 600));
    expect(await balance(user)).toBe(3500 - 1400);
    expect(await payments(user)).toMatchObject([{ state: 'partly_refunded', refunded_cents: 600 }]);
    await on.reports.apply(moneyBack(charge, 1500));
    await on.reports.apply(moneyBack(charge, 600, daysFromNow(-1)));
    expect(await balance(user)).toBe(0);
    expect(await payments(user)).toMatchObject([{ state: 'refunded', refunded_cents: 1500, shortfall: 0 }]);
  });

  it('never takes the balance below zero: what was spent is noted', async () => {
    const user = await withoutAllowance();
    const { charge } = await on.reports.buyPack(user, 'try-out');
    await on.world.finish((await on.world.start(user, { p_price: 700 })).task_id, 'completed');
    await on.reports.apply(moneyBack(charge, 500));
    expect(await balance(user)).toBe(0);
    expect(await payments(user)).toEqual([
      { state: 'refunded', cents: 500, refunded_cents: 500, reclaimed: 1000, shortfall: 700 },
    ]);
  });

  it('leaves what is reserved to the run that reserved it', async () => {
    const user = await withoutAllowance();
    const { charge } = await on.reports.buyPack(user, 'try-out');
    const { task_id: task } = await on.world.start(user, { p_price: 400 });
    await on.reports.apply(moneyBack(charge, 500));
    expect(await payments(user)).toMatchObject([{ reclaimed: 1000, shortfall: 400 }]);
    await on.world.finish(task, 'completed');
    expect(await balance(user)).toBe(0);
  });

  it('takes what was reserved when the run gives it back, and nothing of what was bought since', async () => {
    const user = await withoutAllowance();
    const { charge } = await on.reports.buyPack(user, 'try-out');
    const { task_id: task } = await on.world.start(user, { p_price: 400 });
    await on.world.finish((await on.world.start(user, { p_price: 100 })).task_id, 'completed');
    await on.reports.apply(moneyBack(charge, 500));
    await on.reports.buyPack(user, 'try-out');
    const { task_id: later } = await on.world.start(user, { p_price: 250 });
    await on.world.finish(later, 'failed');
    expect(await balance(user)).toBe(1000);
    await on.world.finish(task, 'failed');
    expect(await balance(user)).toBe(1000);
    expect(await payments(user)).toContainEqual(
      expect.objectContaining({ state: 'refunded', reclaimed: 1000, shortfall: 100 }),
    );
  });

  it('takes what a later refund finds reserved, and not what an earlier one found spent', async () => {
    const user = await withoutAllowance();
    const { charge } = await on.reports.buyPack(user, 'try-out');
    await on.world.finish((await on.world.start(user, { p_price: 1000 })).task_id, 'completed');
    await on.reports.apply(moneyBack(charge, 250));
    await on.reports.buyPack(user, 'try-out');
    const { task_id: task } = await on.world.start(user, { p_price: 1000 });
    await on.reports.apply(moneyBack(charge, 251));
    await on.world.finish(task, 'failed');
    expect(await balance(user)).toBe(998);
    expect(await payments(user)).toContainEqual(expect.objectContaining({ reclaimed: 502, shortfall: 500 }));
  });

  it('waits for each reserved credit once, from whichever run gives back', async () => {
    const user = await withoutAllowance();
    const { charge } = await on.reports.buyPack(user, 'try-out');
    const tasks = [
      (await on.world.start(user, { p_price: 400 })).task_id,
      (await on.world.start(user, { p_price: 600 })).task_id,
    ] as const;
    await on.reports.apply(moneyBack(charge, 200));
    await on.reports.apply(moneyBack(charge, 300));
    await on.world.finish(tasks[0], 'completed');
    await on.reports.buyPack(user, 'try-out');
    const { task_id: later } = await on.world.start(user, { p_price: 900 });
    await on.world.finish(later, 'failed');
    expect(await balance(user)).toBe(1000);
    await on.world.finish(tasks[1], 'failed');
    expect(await balance(user)).toBe(1000);
    expect(await payments(user)).toContainEqual(expect.objectContaining({ reclaimed: 600, shortfall: 0 }));
  });

  it('is less again when a refund fails at the bank, and so are the credits that it took', async () => {
    const user = await on.world.newUser();
    const { charge } = await on.reports.buyPack(user);
    const later = daysFromNow(5);
    await on.reports.apply(moneyBack(charge, 1500));
    expect(await balance(user)).toBe(0);
    await on.reports.apply(moneyBack(charge, 600, later));
    // What was said before comes late.
    await on.reports.apply(moneyBack(charge, 1500, daysFromNow(1)));
    expect(await balance(user)).toBe(3500 - 1400);
    expect(await payments(user)).toMatchObject([
      { state: 'partly_refunded', refunded_cents: 600, reclaimed: 1400 },
    ]);
    const [line] = await on.world.sql(
      'select balance_delta, note from public.credit_entries where user_id = $1 order by id desc limit 1',
      [user],
    );
    expect(line).toEqual({ balance_delta: 2100, note: 'Refund failed' });
  });

  it('and was disputed counts by when it happened, not by when it is told', async () => {
    const user = await on.world.newUser();
    const { charge } = await on.reports.buyPack(user);
    await on.reports.apply(disputed(charge, 'disputeWon', daysFromNow(-1)));
    await on.reports.apply(disputed(charge, 'disputed', daysFromNow(-2)));
    expect(await balance(user)).toBe(3500);
    expect(await payments(user)).toMatchObject([{ state: 'paid' }]);
    await on.reports.apply(disputed(charge, 'disputed', daysFromNow(0)));
    expect(await balance(user)).toBe(0);
  });

  it('at the moment of the payment counts, whichever is first', async () => {
    const users = await Promise.all(Array.from({ length: 30 }, () => on.world.newUser()));
    await Promise.all(
      users.map(async (user) => {
        const { id } = await on.reports.offer(user, 'pack', 'creator');
        await Promise.all([
          on.reports.apply(packPaid(id)),
          on.reports.apply(moneyBack(`charge_${id}`, 1500)),
        ]);
      }),
    );
    expect(await Promise.all(users.map(balance))).toEqual(users.map(() => 0));
  });

  it('is all of it while a dispute runs, and comes back when the dispute is won', async () => {
    const user = await withoutAllowance();
    const { charge } = await on.reports.buyPack(user, 'try-out');
    await on.world.finish((await on.world.start(user, { p_price: 300 })).task_id, 'completed');
    await on.reports.apply(disputed(charge));
    expect(await balance(user)).toBe(0);
    expect(await payments(user)).toMatchObject([{ state: 'disputed', reclaimed: 1000, shortfall: 300 }]);
    await on.reports.apply(disputed(charge, 'disputeWon'));
    expect(await balance(user)).toBe(700);
    expect(await payments(user)).toMatchObject([{ state: 'paid', reclaimed: 0, shortfall: 0 }]);
  });

  it('is only what is disputed, each dispute for itself, and beside what was refunded', async () => {
    const user = await on.world.newUser();
    const { charge } = await on.reports.buyPack(user);
    const part = (dispute: string, cents: number, kind?: 'disputeWon', days = 0) =>
      on.reports.apply(disputed(charge, kind, daysFromNow(days), { dispute: dispute + charge, cents }));
    await part('one', 600);
    expect(await balance(user)).toBe(3500 - 1400);
    expect(await payments(user)).toMatchObject([{ state: 'disputed', refunded_cents: 600 }]);
    await part('other', 300);
    await on.reports.apply(moneyBack(charge, 150));
    expect(await balance(user)).toBe(3500 - 1400 - 700 - 350);
    await part('one', 600, 'disputeWon', 1);
    // What was said before comes late.
    await part('one', 600, undefined, 0.5);
    expect(await balance(user)).toBe(3500 - 700 - 350);
    expect(await payments(user)).toMatchObject([{ state: 'disputed', refunded_cents: 450 }]);
    await part('other', 300, 'disputeWon', 1);
    expect(await balance(user)).toBe(3500 - 350);
    expect(await payments(user)).toMatchObject([{ state: 'partly_refunded', refunded_cents: 150 }]);
    const lines = await on.world.sql(
      `select note from public.credit_entries where user_id = $1 and kind = 'adjustment' order by id`,
      [user],
    );
    const back = 'Payment returned';
    expect(lines.map(({ note }) => note)).toEqual([back, back, back, 'Dispute won', 'Dispute won']);
  });

  it('counts too when it is reported before the payment', async () => {
    const user = await on.world.newUser();
    const { id } = await on.reports.offer(user, 'pack', 'creator');
    await on.reports.apply(moneyBack(`charge_${id}`, 1500));
    await on.reports.apply(packPaid(id));
    expect(await balance(user)).toBe(0);
    expect(await payments(user)).toMatchObject([{ state: 'refunded' }]);
  });

  it('of somebody else’s charge changes nothing', async () => {
    const user = await on.world.newUser();
    await on.reports.buyPack(user);
    expect(await on.reports.apply(moneyBack(randomUUID(), 1500))).toEqual({ outcome: 'noted' });
    expect(await balance(user)).toBe(3500);
  });
});
