import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sharedWorld } from './testing/sharedWorld.ts';
import { ledgerWorld } from './testing/ledgerWorld.ts';

const world = sharedWorld(ledgerWorld);

const grant = (user: string, amount: number, key: string = randomUUID()) =>
  world.database.call<{ balance: number; replayed: boolean }>('credit_grant', {
    p_user: user,
    p_amount: amount,
    p_kind: 'purchase',
    p_key: key,
  });

/** An account whose included generations are all spent. */
async function withoutAllowance(): Promise<string> {
  const user = await world.newUser();
  await world.database.call('video_limits', { p_user: user });
  const spent = await Promise.all(Array.from({ length: 3 }, () => world.start(user)));
  for (const { task_id } of spent) await world.finish(task_id, 'completed');
  return user;
}

const account = async (user: string) =>
  (
    await world.sql<{ balance: number; held: number }>(
      'select balance, held from public.credit_accounts where user_id = $1',
      [user],
    )
  )[0];

const payerOf = async ({ creation_id }: { creation_id: string }) =>
  (
    await world.sql<{ paid_by: string }>('select paid_by from public.user_creations where id = $1', [
      creation_id,
    ])
  )[0]?.paid_by;

const outcomes = async (starts: Promise<unknown>[]) => {
  const settled = await Promise.allSettled(starts);
  const codes = settled.map((each) =>
    each.status === 'fulfilled' ? 'ok' : (each.reason as { code: string }).code,
  );
  return Object.fromEntries(
    [...new Set(codes)].toSorted().map((code) => [code, codes.filter((each) => each === code).length]),
  );
};

describe('many at once', () => {
  it('accepts exactly as many starts as the balance holds', async () => {
    const user = await withoutAllowance();
    await grant(user, 5 * 200 + 199);
    expect(await outcomes(Array.from({ length: 40 }, () => world.start(user)))).toEqual({ ok: 5, PT402: 35 });
    expect(await account(user)).toEqual({ balance: 199, held: 1000 });
  });

  it('accepts exactly as many as are included, then as many as the balance holds', async () => {
    const user = await world.newUser();
    await grant(user, 400);
    expect(await outcomes(Array.from({ length: 20 }, () => world.start(user)))).toEqual({ ok: 5, PT402: 15 });
    expect(await account(user)).toEqual({ balance: 0, held: 400 });
  });

  it('makes one job of one key, sent 20 times', async () => {
    const user = await world.newUser();
    const key = randomUUID();
    const jobs = await Promise.all(Array.from({ length: 20 }, () => world.start(user, { p_key: key })));
    expect(new Set(jobs.map((job) => job.task_id)).size).toBe(1);
    expect(jobs.filter((job) => !job.replayed)).toHaveLength(1);
    const [{ count }] = (await world.sql(
      'select count(*)::int from public.user_creations where user_id = $1',
      [user],
    )) as [{ count: number }];
    expect(count).toBe(1);
  });

  it('grants a purchase once, however often it is reported', async () => {
    const user = await world.newUser();
    const reports = await Promise.all(Array.from({ length: 30 }, () => grant(user, 1000, 'stripe:one')));
    expect(reports.filter((report) => !report.replayed)).toHaveLength(1);
    expect(await account(user)).toEqual({ balance: 1000, held: 0 });
    await expect(grant(user, 999, 'stripe:one')).rejects.toMatchObject({ code: 'PT409' });
  });

  it('settles each job once when opposite verdicts race', async () => {
    const user = await withoutAllowance();
    await grant(user, 30 * 200);
    const jobs = await Promise.all(Array.from({ length: 30 }, () => world.start(user)));
    const verdicts = await Promise.all(
      jobs.flatMap((job) => [world.finish(job.task_id, 'completed'), world.finish(job.task_id, 'failed')]),
    );
    expect(verdicts.filter((verdict) => verdict.applied)).toHaveLength(30);
    const states = await world.sql<{ status: string; count: number }>(
      `select status, count(*)::int from public.generation_jobs where user_id = $1 and id = any($2) group by status`,
      [user, jobs.map((job) => job.task_id)],
    );
    const completed = states.find((state) => state.status === 'completed')?.count ?? 0;
    const failed = states.find((state) => state.status === 'failed')?.count ?? 0;
    expect(completed + failed).toBe(30);
    expect(await account(user)).toEqual({ balance: failed * 200, held: 0 });
  });
});

describe('one after the other', () => {
  it('gives a failed generation back: the credits, or the included one', async () => {
    const user = await world.newUser();
    const included = await world.start(user);
    expect(included.paid_by).toBe('included');
    await world.finish(included.task_id, 'failed');
    expect(await world.database.call('video_limits', { p_user: user })).toMatchObject({
      credits_remaining: 3,
    });
    expect(await payerOf(included)).toBe('nobody');

    const poor = await withoutAllowance();
    await grant(poor, 200);
    const paid = await world.start(poor);
    expect(paid.paid_by).toBe('credits');
    expect(await payerOf(paid)).toBe('credits');
    expect(await account(poor)).toEqual({ balance: 0, held: 200 });
    await world.finish(paid.task_id, 'cancelled');
    expect(await account(poor)).toEqual({ balance: 200, held: 0 });
    expect(await payerOf(paid)).toBe('nobody');
  });

  it('says what is lacking', async () => {
    const user = await withoutAllowance();
    await grant(user, 150);
    await expect(world.start(user)).rejects.toMatchObject({
      code: 'PT402',
      detail: { needed: 200, balance: 150 },
    });
  });

  it('refuses another request under a used key', async () => {
    const user = await world.newUser();
    await world.start(user, { p_key: 'same' });
    await expect(world.start(user, { p_key: 'same', p_hash: 'other' })).rejects.toMatchObject({
      code: 'PT409',
    });
  });

  it('lets two people use the same key', async () => {
    const jobs = [
      await world.start(await world.newUser(), { p_key: 'shared' }),
      await world.start(await world.newUser(), { p_key: 'shared' }),
    ];
    expect(jobs.map((job) => job.replayed)).toEqual([false, false]);
  });

  it('runs only so many at once for one person', async () => {
    const user = await world.newUser();
    await world.start(user, { p_most_at_once: 2 });
    const second = await world.start(user, { p_most_at_once: 2 });
    await expect(world.start(user, { p_most_at_once: 2 })).rejects.toMatchObject({
      code: 'PT429',
      detail: { most: 2 },
    });
    await world.finish(second.task_id, 'completed');
    expect((await world.start(user, { p_most_at_once: 2 })).replayed).toBe(false);
  });

  it('runs only so many of a tool at once that says how many, also where they are pressed at one moment', async () => {
    const user = await world.newUser();
    const presses = () =>
      Promise.allSettled([1, 2].map(() => world.start(user, { p_request: { mostAtOnce: 1 } })));
    const [begun, refused, ...others] = (await presses()).toSorted((one) =>
      one.status === 'fulfilled' ? -1 : 1,
    );
    expect(others).toEqual([]);
    expect(refused).toMatchObject({ reason: { code: 'PT429', detail: { most_of_tool: 1 } } });
    const { task_id } = (begun as PromiseFulfilledResult<{ task_id: string }>).value;
    // Somebody else's are counted apart.
    await world.start(await world.newUser(), { p_request: { mostAtOnce: 1 } });
    await world.finish(task_id, 'completed');
    expect((await world.start(user, { p_request: { mostAtOnce: 1 } })).replayed).toBe(false);
    expect(await world.drift()).toEqual([]);
  });

  it('leaves nothing behind when it refuses', async () => {
    const user = await withoutAllowance();
    const count = async () =>
      (
        await world.sql(
          `select (select count(*) from public.user_creations where user_id = $1)::int as creations,
        (select count(*) from public.credit_holds where user_id = $1)::int as holds`,
          [user],
        )
      )[0];
    const before = await count();
    await expect(world.start(user)).rejects.toMatchObject({ code: 'PT402' });
    expect(await count()).toEqual(before);
  });

  it('writes every movement as a line with a link to its creation', async () => {
    const user = await withoutAllowance();
    await grant(user, 500);
    const job = await world.start(user, { p_price: 150 });
    await world.finish(job.task_id, 'completed');
    const lines = await world.sql(
      `select kind, balance_delta, held_delta, balance_after, held_after, creation_id from public.credit_entries
       where user_id = $1 order by id desc limit 3`,
      [user],
    );
    expect(lines).toEqual([
      {
        kind: 'capture',
        balance_delta: 0,
        held_delta: -150,
        balance_after: 350,
        held_after: 0,
        creation_id: job.creation_id,
      },
      {
        kind: 'hold',
        balance_delta: -150,
        held_delta: 150,
        balance_after: 350,
        held_after: 150,
        creation_id: job.creation_id,
      },
      {
        kind: 'purchase',
        balance_delta: 500,
        held_delta: 0,
        balance_after: 500,
        held_after: 0,
        creation_id: null,
      },
    ]);
  });

  it.each([
    'update public.credit_entries set balance_delta = 9 where user_id = $1',
    'delete from public.credit_entries where user_id = $1',
  ])('never lets a line be changed: %s', async (statement) => {
    const user = await world.newUser();
    await grant(user, 10);
    await expect(world.sql(statement, [user])).rejects.toThrow('never changed');
  });

  it('takes everything along when an account is deleted', async () => {
    const user = await withoutAllowance();
    await grant(user, 500);
    await world.start(user);
    await world.sql('delete from auth.users where id = $1', [user]);
    for (const table of [
      'credit_entries',
      'credit_holds',
      'allowance_lots',
      'user_creations',
      'generation_jobs',
    ])
      expect(
        await world.sql(`select from public.${table} where user_id = $1`, [user]),
        `rows of ${table}`,
      ).toEqual([]);
  });

  it('ends what is stuck and gives it back; what only waits for its turn is not stuck', async () => {
    const user = await world.newUser();
    const job = await world.start(user);
    const expire = async () =>
      (await world.database.call<unknown[]>('expire_stuck', { p_after_seconds: 3600, p_message: 'Stuck.' }))
        .length;
    const aged = (fields: string) =>
      world.sql(`update public.generation_jobs set ${fields} where id = $1`, [job.task_id]);
    await aged(`waiting_since = now() - interval '5 hours'`);
    expect(await expire()).toBe(0);
    await aged(`attempted_at = now() - interval '50 minutes'`);
    expect(await expire()).toBe(0);
    await aged(`attempted_at = now() - interval '2 hours'`);
    expect(await expire()).toBe(1);
    const forgotten = await world.start(user);
    await world.sql(
      `update public.generation_jobs set waiting_since = now() - interval '25 hours' where id = $1`,
      [forgotten.task_id],
    );
    expect(await expire()).toBe(1);
    // Its last attempt ended with its worker; a submission that was made all the same has its time.
    const worn = await world.start(user);
    const wornAs = (fields: string) =>
      world.sql(`update public.generation_jobs set ${fields} where id = $1`, [worn.task_id]);
    await wornAs(`attempts = 3, attempted_at = now() - interval '5 minutes'`);
    expect(await expire()).toBe(0);
    await wornAs(`attempts = 2, attempted_at = now() - interval '11 minutes'`);
    expect(await expire()).toBe(0);
    await wornAs(`attempts = 3, lease_until = now() + interval '15 seconds'`);
    expect(await expire()).toBe(0);
    await wornAs(`lease_until = now() - interval '1 second', ticket = '{"requestId": "taken"}'`);
    expect(await expire()).toBe(0);
    await wornAs(`ticket = null`);
    expect(await expire()).toBe(1);
    const [row] = await world.sql('select status, message from public.generation_jobs where id = $1', [
      job.task_id,
    ]);
    expect(row).toEqual({ status: 'failed', message: 'Stuck.' });
    expect(await world.database.call('video_limits', { p_user: user })).toMatchObject({
      credits_remaining: 3,
    });
  });
});
