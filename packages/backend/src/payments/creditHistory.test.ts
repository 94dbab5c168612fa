import { describe, expect, it } from 'vitest';
import { packWorld } from './testing/packWorld.ts';

const { on, withoutAllowance } = packWorld();

describe('the credit history (A192)', () => {
  const history = async (user: string, after: number | null = null, most = 60) =>
    (
      await on.world.as<{ page: { items: Record<string, unknown>[]; total: number; next: number | null } }>(
        'authenticated',
        user,
        'select public.credit_history($1, $2) as page',
        [after, most],
      )
    )[0]!.page;

  it('has every line, newest first, with its creation, page by page, and one’s own alone', async () => {
    const user = await withoutAllowance();
    await on.reports.buyPack(user, 'try-out');
    const { task_id: task, creation_id: creation } = await on.world.start(user);
    await on.world.finish(task, 'failed');
    const { items, total, next } = await history(user);
    // Two lots, three included runs of two lines each, a purchase, a run that failed.
    expect([items.length, total, next]).toEqual([11, 11, null]);
    expect(items.slice(0, 3)).toEqual([
      expect.objectContaining({
        kind: 'release',
        balance_delta: 200,
        balance_after: 1000,
        creation_id: creation,
      }),
      expect.objectContaining({
        kind: 'hold',
        balance_delta: -200,
        creation_id: creation,
        creation_title: 'Waves',
      }),
      expect.objectContaining({
        kind: 'purchase',
        balance_delta: 1000,
        note: 'Try-out pack',
        creation_id: null,
      }),
    ]);
    expect(
      items
        .filter((item) => item['kind'] !== 'purchase' && item['kind'] !== 'allowance')
        .every((item) => item['creation_id'] !== null),
    ).toBe(true);
    const pages: unknown[] = [];
    for (let after: number | null = null; ;) {
      const page = await history(user, after, 4);
      pages.push(...page.items.map((item) => item['id']));
      after = page.next;
      if (after === null) break;
    }
    expect(pages).toEqual(items.map((item) => item['id']));
    expect((await history(await on.world.newUser())).total).toBe(0);
  });

  it('is closed to visitors', async () => {
    await expect(on.world.as('anon', null, 'select public.credit_history()')).rejects.toMatchObject({
      code: '42501',
    });
  });
});
