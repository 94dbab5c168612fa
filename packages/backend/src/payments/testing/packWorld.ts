import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { ledgerWorld, type LedgerWorld } from '../../credits/testing/ledgerWorld.ts';
import { reportsTo, type Reports } from './reports.ts';

/** Packs that are bought, for a file of tests. */
export function packWorld() {
  const on = {} as { world: LedgerWorld; reports: Reports };
  beforeAll(async () => {
    on.world = await ledgerWorld();
    on.reports = reportsTo(on.world);
  });
  afterAll(() => on.world.close());
  afterEach(async () => {
    expect(await on.world.drift()).toEqual([]);
  });

  const balance = async (user: string) => (await on.reports.limits(user))['credit_balance'];
  const payments = (user: string) =>
    on.world.sql<Record<string, unknown>>(
      'select state, cents, refunded_cents, reclaimed, shortfall from public.payments where user_id = $1',
      [user],
    );
  const letters = (user: string) =>
    on.world.sql<{ kind: string; facts: Record<string, unknown> }>(
      'select kind, facts from private.letters where user_id = $1 order by created_at',
      [user],
    );

  /** Uses up everything that the plan includes, so that credits pay. */
  async function withoutAllowance(): Promise<string> {
    const user = await on.world.newUser();
    for (let run = 0; run < 3; run++)
      await on.world.finish((await on.world.start(user)).task_id, 'completed');
    return user;
  }

  return { on, balance, payments, letters, withoutAllowance };
}
