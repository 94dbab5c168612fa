import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ledgerWorld, type LedgerWorld } from './testing/ledgerWorld.ts';

vi.setConfig({ testTimeout: 90_000 });

let world: LedgerWorld;
beforeAll(async () => {
  world = await ledgerWorld(16);
});
afterAll(() => world.close());

const balanceOf = async (user: string) =>
  (
    await world.sql<{ balance: number; held: number }>(
      'select balance, held from public.credit_accounts where user_id = $1',
      [user],
    )
  )[0];

const statuses = async (user: string) =>
  Object.fromEntries(
    (
      await world.sql<{ status: string; count: number }>(
        'select status, count(*)::integer from public.generation_jobs where user_id = $1 group by status',
        [user],
      )
    ).map(({ status, count }) => [status, count]),
  );

it('2,000 starts at once with room for 500: exactly 500 are accepted; each settles once under opposite verdicts', async () => {
  const user = await world.newUser();
  await world.database.call('video_limits', { p_user: user });
  await world.sql(`update public.allowance_lots set granted = 0 where user_id = $1`, [user]);
  await world.sql('alter table public.credit_entries disable trigger entry_stays');
  await world.sql(`delete from public.credit_entries where user_id = $1`, [user]);
  await world.sql('alter table public.credit_entries enable trigger entry_stays');
  await world.database.call('credit_grant', {
    p_user: user,
    p_amount: 500,
    p_kind: 'purchase',
    p_key: 'one',
  });
  expect(await world.drift()).toEqual([]);

  const began = performance.now();
  const starts = await Promise.allSettled(
    Array.from({ length: 2000 }, () => world.start(user, { p_price: 1, p_most_at_once: 2000 })),
  );
  const seconds = (performance.now() - began) / 1000;
  const accepted = starts.flatMap((each) => (each.status === 'fulfilled' ? [each.value.task_id] : []));
  const refused = starts.flatMap((each) =>
    each.status === 'rejected' ? [(each.reason as { code: string }).code] : [],
  );
  expect([accepted.length, new Set(refused)]).toEqual([500, new Set(['PT402'])]);
  expect(await balanceOf(user)).toEqual({ balance: 0, held: 500 });
  expect(await world.drift()).toEqual([]);
  process.stdout.write(`2,000 parallel starts: ${Math.round(2000 / seconds)} a second\n`);

  const verdicts = await Promise.all(
    accepted.flatMap((task) => [world.finish(task, 'completed'), world.finish(task, 'failed')]),
  );
  expect(verdicts.filter(({ applied }) => applied)).toHaveLength(500);
  const { completed = 0, failed = 0 } = await statuses(user);
  expect(completed + failed).toBe(500);
  expect(await balanceOf(user)).toEqual({ balance: failed, held: 0 });
  expect(await world.drift()).toEqual([]);
});

it('one purchase that is granted 200 times at once is one entry', async () => {
  const user = await world.newUser();
  const key = `stripe:${randomUUID()}`;
  const grants = await Promise.all(
    Array.from({ length: 200 }, () =>
      world.database.call<{ replayed: boolean }>('credit_grant', {
        p_user: user,
        p_amount: 3500,
        p_kind: 'purchase',
        p_key: key,
      }),
    ),
  );
  expect(grants.filter(({ replayed }) => !replayed)).toHaveLength(1);
  expect(await balanceOf(user)).toEqual({ balance: 3500, held: 0 });
  expect(await world.drift()).toEqual([]);
});
