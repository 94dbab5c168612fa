import pg from 'pg';
import { expect, it } from 'vitest';
import { byteBudget } from '../intake/byteBudget.ts';
import { freeLeases } from './worker.ts';
import { gaveUp } from './workOn.ts';
import { madeClip, scriptedEngine, type Script } from './testing/scriptedEngine.ts';
import { sharedWorld } from '../credits/testing/sharedWorld.ts';
import { hasEnded, workWorld } from './testing/workWorld.ts';

const world = sharedWorld(workWorld);

let engines = 0;
/** Each test has an engine of its own name, so that no other test's worker takes its jobs. */
const engineOf = (script: Script = {}) =>
  scriptedEngine({ ...script, engine: { name: `engine${(engines += 1)}`, ...script.engine } });

it('a worker lets go of a job that ended elsewhere', async () => {
  const engine = engineOf({ runs: [[{ state: 'running', progress: 0.1 }]] });
  const { task } = await world.job(engine);
  world.worker(engine);
  await world.until(task, (row) => row['status'] === 'running');
  await world.finish(task, 'cancelled');
  while (engine.cancelled.length === 0) await new Promise((resolve) => setImmediate(resolve));
  expect(engine.cancelled).toEqual([task]);
  expect(await world.row(task)).toMatchObject({ status: 'cancelled' });
});

it('a job whose every attempt ended with its worker is given up, and what ended them is not tried again', async () => {
  const engine = engineOf();
  const { user, task } = await world.job(engine);
  await world.sql(
    `update public.generation_jobs set attempts = 3, attempted_at = now(), leased_by = 'dead',
       lease_until = now() - interval '1 second' where id = $1`,
    [task],
  );
  world.worker(engine);
  expect(await world.until(task, hasEnded)).toMatchObject({ status: 'failed', message: gaveUp, attempts: 3 });
  expect([engine.orders, await world.left(user)]).toEqual([[], 3]);
});

it('an attempt that a stop kept from the engine is not counted', async () => {
  const engine = engineOf();
  const { task } = await world.job(engine);
  const memory = byteBudget(1);
  for (let start = 1; start <= 4; start++) {
    const giveBack = await memory.take(1);
    const worker = world.worker(engine, { memory });
    // It waits for room for the job's file.
    await world.until(task, (row) => row['attempts'] === 1);
    const stopped = worker.stop();
    giveBack();
    await stopped;
    expect(await world.row(task)).toMatchObject({ attempts: 0, leased_by: null, ended_at: null });
  }
  expect(engine.orders).toEqual([]);
});

it('a worker leaves what a provider has to its report, where one comes, and asks again later', async () => {
  const engine = engineOf({
    runs: [[{ state: 'queued', position: 4 }, { state: 'running', progress: null }, madeClip]],
  });
  const { task } = await world.job(engine);
  world.worker(engine, { parkSeconds: 60 });
  const waits = async () => {
    const [{ wait }] = (await world.sql(
      `select extract(epoch from next_poll_at - now())::float8 as wait from public.generation_jobs where id = $1`,
      [task],
    )) as [{ wait: number }];
    return Math.round(wait / 10) * 10;
  };
  await world.until(task, (row) => row['position'] === 4 && row['leased_by'] === null);
  expect(await waits()).toBe(60);
  await world.database.call('wake_job', { p_job: task });
  await world.until(task, (row) => row['status'] === 'running' && row['leased_by'] === null);
  await world.database.call('wake_job', { p_job: task });
  expect(await world.until(task, hasEnded)).toMatchObject({ status: 'completed', attempts: 1, setbacks: 0 });
  expect(engine.orders).toHaveLength(1);
});

it('a worker takes no more jobs at once than it is told, whatever its engine could', async () => {
  const engine = engineOf({ runs: [[{ state: 'running', progress: 0.1 }]] });
  const tasks = [];
  for (let number = 0; number < 4; number++) tasks.push((await world.job(engine)).task);
  let idle = 0;
  const worker = world.worker(engine, { atOnce: 2, onIdle: () => (idle += 1) });
  for (const task of tasks.slice(0, 2)) await world.until(task, (row) => row['status'] === 'running');
  expect(await world.row(tasks[2]!)).toMatchObject({ status: 'queued', leased_by: null });
  await worker.stop();
  expect([engine.orders.length, idle]).toEqual([2, 0]);
});

it('a worker leaves what the engine makes to the worker that has the job now', async () => {
  const engine = engineOf({
    runs: [[{ state: 'running', progress: 0.1 }], [madeClip]],
    engine: { atOnce: 1 },
  });
  const { task } = await world.job(engine);
  world.worker(engine);
  await world.until(task, (row) => row['status'] === 'running');
  const next = await world.job(engine);
  await world.sql(
    `update public.generation_jobs set leased_by = 'another', lease_until = now() + interval '1 hour' where id = $1`,
    [task],
  );
  // It has room for one alone: that it makes the next shows that it let go of the first.
  await world.until(next.task, hasEnded);
  expect(engine.cancelled).toEqual([]);
  expect(await world.row(task)).toMatchObject({
    leased_by: 'another',
    ended_at: null,
    ticket: { requestId: task },
  });
  await world.finish(task, 'cancelled');
});

it('a worker works once on a job that it is given again after a sleep longer than the lease', async () => {
  let asked = 0;
  let awake = () => {};
  const sleep = new Promise<void>((resolve) => (awake = resolve));
  let fallAsleep = () => {};
  const asleep = new Promise<void>((resolve) => (fallAsleep = resolve));
  const engine = engineOf({
    engine: {
      status: async () => {
        asked += 1;
        fallAsleep();
        await sleep;
        return { state: 'ended' };
      },
    },
  });
  const { user, task } = await world.job(engine);
  world.worker(engine);
  await asleep;
  // Twice: when it has been given out the second time, the first is wholly taken up.
  for (let time = 0; time < 2; time++) {
    await world.sql(
      `update public.generation_jobs set lease_until = created_at - interval '1 second' where id = $1`,
      [task],
    );
    await world.until(task, (row) => (row['lease_until'] as Date) > (row['created_at'] as Date));
  }
  expect(asked).toBe(1);
  awake();
  expect(await world.until(task, hasEnded)).toMatchObject({ status: 'completed', attempts: 1 });
  expect([asked, engine.orders.length, await world.left(user)]).toEqual([1, 1, 2]);
});

it('one job is never given to two workers', async () => {
  const engine = engineOf({ engine: { atOnce: 2 } });
  const jobs = await Promise.all(Array.from({ length: 12 }, () => world.job(engine)));
  for (let worker = 0; worker < 4; worker++) world.worker(engine);
  await Promise.all(jobs.map(({ task }) => world.until(task, hasEnded)));
  expect(engine.orders.map((order) => order.jobId).toSorted()).toEqual(
    jobs.map(({ task }) => task).toSorted(),
  );
});

it('a job goes to one of two workers who ask at the same moment', async () => {
  const engine = engineOf();
  const { task } = await world.job(engine);
  const [first, second] = [0, 1].map(() => new pg.Client({ connectionString: world.url })) as [
    pg.Client,
    pg.Client,
  ];
  await Promise.all([first.connect(), second.connect()]);
  const claim = (worker: string) => `select id from public.claim_jobs('${worker}', '${engine.name}', 9, 60)`;
  await first.query('begin');
  expect((await first.query(claim('first'))).rows).toEqual([{ id: task }]);
  // The first has not committed yet: the second must neither wait for it nor get the same job.
  await second.query(`set lock_timeout = '1ms'`);
  expect((await second.query(claim('second'))).rows).toEqual([]);
  await first.query('commit');
  await Promise.all([first.end(), second.end()]);
  await world.finish(task, 'cancelled');
});

it('a worker puts its jobs down when it is stopped, for the next one to take up', async () => {
  const engine = engineOf({ runs: [[{ state: 'running', progress: 0.1 }]] });
  const { task } = await world.job(engine);
  const first = world.worker(engine);
  await world.until(task, (row) => row['status'] === 'running');
  await first.stop();
  expect(await world.row(task)).toMatchObject({ leased_by: null, ended_at: null, attempts: 1 });
  // The next process: the engine knows the ticket no more.
  const next = engineOf({ engine: { name: engine.name } });
  world.worker(next);
  expect(await world.until(task, hasEnded)).toMatchObject({ status: 'completed', attempts: 2 });
});

it('a worker takes up the jobs of a killed one: when the lease runs out, or at once where nobody else can be working', async () => {
  const dead = engineOf();
  const claimedByDead = (seconds: number) =>
    world.database.rows('claim_jobs', {
      p_worker: 'dead',
      p_engine: dead.name,
      p_most: 9,
      p_lease_seconds: seconds,
    });

  const lapsed = await world.job(dead);
  expect(await claimedByDead(0)).toHaveLength(1);
  world.worker(dead);
  expect(await world.until(lapsed.task, hasEnded)).toMatchObject({ status: 'completed' });

  const other = engineOf();
  const held = await world.job(other);
  await world.database.rows('claim_jobs', {
    p_worker: 'dead',
    p_engine: other.name,
    p_most: 9,
    p_lease_seconds: 3600,
  });
  expect(await freeLeases(world.database, { all: [other] })).toBe(1);
  world.worker(other);
  expect(await world.until(held.task, hasEnded)).toMatchObject({ status: 'completed' });
});

it('a job is submitted once where the database is away just when the ticket is to be written down', async () => {
  const engine = engineOf();
  let failures = 3;
  const database = {
    ...world.database,
    call: <T>(name: string, parameters?: Record<string, unknown>) =>
      name === 'keep_ticket' && (failures -= 1) >= 0
        ? Promise.reject(new Error('away for a moment'))
        : world.database.call<T>(name, parameters),
  };
  const { task } = await world.job(engine);
  world.worker(engine, { database });
  expect(await world.until(task, hasEnded)).toMatchObject({ status: 'completed', attempts: 1 });
  expect(engine.orders).toHaveLength(1);
});

it('a worker goes on when the database is away for a while', async () => {
  const engine = engineOf();
  let failures = 3;
  const database = {
    ...world.database,
    rows: <T>(name: string, parameters?: Record<string, unknown>) => {
      failures -= 1;
      return failures >= 0
        ? Promise.reject(new Error('no connection'))
        : world.database.rows<T>(name, parameters);
    },
  };
  const { task } = await world.job(engine);
  world.worker(engine, { database });
  expect(await world.until(task, hasEnded)).toMatchObject({ status: 'completed' });
  expect(world.logged.filter((line) => line.includes('no connection'))).toHaveLength(3);
});
