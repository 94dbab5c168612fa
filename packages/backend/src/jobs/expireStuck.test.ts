import pg from 'pg';
import { expect, it } from 'vitest';
import { ledgerWorld } from '../credits/testing/ledgerWorld.ts';
import { sharedWorld } from '../credits/testing/sharedWorld.ts';

const world = sharedWorld(ledgerWorld);

const expire = () =>
  world.database.call<{ applied: boolean }[]>('expire_stuck', {
    p_after_seconds: 3600,
    p_message: 'Stuck.',
    p_most_attempts: 3,
    p_engines: ['local'],
  });

/** Somebody with a job of which nothing was heard for two hours. */
async function stuckJob(user: string): Promise<string> {
  const { task_id: id } = await world.start(user);
  await world.sql(
    `update public.generation_jobs set attempts = 1, ticket = '{"requestId": "r"}', asked_at = now(),
      attempted_at = now() - interval '3 hours', alive_at = now() - interval '2 hours' where id = $1`,
    [id],
  );
  return id;
}

/** Holds the account of somebody while another call waits for it. */
async function whileHeld(
  user: string,
  call: () => Promise<unknown>,
  meanwhile: (holder: pg.Client) => Promise<unknown>,
) {
  const holder = new pg.Client({ connectionString: world.url });
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query('select from public.credit_accounts where user_id = $1 for update', [user]);
    const called = call();
    await expect
      .poll(
        async () =>
          (await world.sql(`select from pg_locks where not granted and pg_backend_pid() <> pid`)).length,
      )
      .toBeGreaterThan(0);
    await meanwhile(holder);
    await holder.query('commit');
    return await called;
  } finally {
    await holder.end();
  }
}

it('a job that comes alive while its account is waited for is not ended as stuck', async () => {
  const user = await world.newUser();
  const job = await stuckJob(user);
  const ended = await whileHeld(user, expire, () =>
    world.sql('update public.generation_jobs set alive_at = now() where id = $1', [job]),
  );
  expect(ended).toEqual([]);
  expect(await world.sql('select ended_at from public.generation_jobs where id = $1', [job])).toEqual([
    { ended_at: null },
  ]);
  await world.sql(`update public.generation_jobs set alive_at = now() - interval '2 hours' where id = $1`, [
    job,
  ]);
  expect(await expire()).toMatchObject([{ applied: true }]);
});

it('whoever ends what is stuck takes accounts in the order of their owners, as the sweep of the trash does', async () => {
  const [first, second] = [await world.newUser(), await world.newUser()].toSorted() as [string, string];
  await stuckJob(second);
  await stuckJob(first);
  const ended = await whileHeld(first, expire, (holder) =>
    // The second is free: the call waits for the first and holds nothing yet.
    holder.query('select from public.credit_accounts where user_id = $1 for update nowait', [second]),
  );
  expect(ended).toMatchObject([{ applied: true }, { applied: true }]);
});
