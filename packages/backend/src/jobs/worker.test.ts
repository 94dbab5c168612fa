import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { EngineRefusal, EngineTrouble } from '../engines/engine.ts';
import { gaveUp } from './workOn.ts';
import { freeLeases } from './worker.ts';
import { madeClip, scriptedEngine, type Script } from './testing/scriptedEngine.ts';
import { hasEnded, workWorld, type WorkWorld } from './testing/workWorld.ts';

let world: WorkWorld;
beforeAll(async () => {
  world = await workWorld();
});
afterAll(() => world.close());
afterEach(async () => {
  expect(await world.drift()).toEqual([]);
});

let engines = 0;
/** Each test has an engine of its own name, so that no other test's worker takes its jobs. */
const engineOf = (script: Script = {}) =>
  scriptedEngine({ ...script, engine: { name: `engine${(engines += 1)}`, ...script.engine } });

const soon = (message: string) => new EngineTrouble(message, { waitSeconds: 0 });

it('takes a job to its end: order, progress, files, verdict, charge', async () => {
  const engine = engineOf({
    runs: [
      [
        { state: 'queued', position: 2 },
        { state: 'running', progress: 0.25 },
        { state: 'running', progress: 0.75 },
        madeClip,
      ],
    ],
  });
  const { user, task, creation } = await world.job(engine);
  world.worker(engine);
  expect(await world.until(task, hasEnded)).toMatchObject({
    status: 'completed',
    progress: 1,
    attempts: 1,
    message: null,
  });
  expect(engine.orders).toHaveLength(1);
  expect(engine.orders[0]).toMatchObject({
    jobId: task,
    values: { prompt: 'Zoom in', duration: 2, motion: 5 },
  });
  expect(engine.orders[0]!.tool.id).toBe('wan-i2v');
  expect(engine.orders[0]!.files['image']!.bytes).toEqual(Uint8Array.of(9));
  const [row] = await world.as('authenticated', user, 'select * from public.user_creations');
  expect(row).toMatchObject({
    status: 'completed',
    file_url: `${user}/${creation}.mp4`,
    thumbnail_url: `${user}/${creation}.jpg`,
    download_url: `${user}/${creation}.mp4`,
    width: 1280,
    height: 720,
    seconds: '5',
  });
  expect((await world.files.read(`${user}/${creation}.mp4`))?.bytes).toEqual(Uint8Array.of(1, 2, 3));
  expect(await world.left(user)).toBe(2);
});

it('shows how far it is while it runs', async () => {
  const engine = engineOf({ runs: [[{ state: 'running', progress: 0.4 }]] });
  const { user, task } = await world.job(engine);
  world.worker(engine);
  await world.until(task, (row) => row['progress'] !== null);
  const [{ state }] = (await world.as('authenticated', user, 'select public.job_state($1) as state', [
    task,
  ])) as [{ state: Record<string, unknown> }];
  expect(state).toMatchObject({ status: 'running', progress: expect.closeTo(0.4) as number, position: null });
  const [creation] = await world.as('authenticated', user, 'select status from public.user_creations');
  expect(creation).toEqual({ status: 'processing' });
  await world.finish(task, 'cancelled');
});

it('ends a job that the engine refuses, in the engine’s words, with everything given back', async () => {
  const engine = engineOf({ runs: [[{ verdict: 'failed', message: 'The picture is damaged.' }]] });
  const { user, task } = await world.job(engine);
  world.worker(engine);
  expect(await world.until(task, hasEnded)).toMatchObject({
    status: 'failed',
    message: 'The picture is damaged.',
    attempts: 1,
  });
  expect(await world.left(user)).toBe(3);
});

it('does not try again what was refused for good at the start', async () => {
  const engine = engineOf({ engine: { submit: () => Promise.reject(new EngineRefusal('Not this.')) } });
  const { user, task } = await world.job(engine);
  world.worker(engine);
  expect(await world.until(task, hasEnded)).toMatchObject({
    status: 'failed',
    message: 'Not this.',
    attempts: 1,
  });
  expect(await world.left(user)).toBe(3);
});

it('tries again after trouble, and charges once', async () => {
  const engine = engineOf({
    runs: [[soon('busy')], [{ state: 'running', progress: 0.5 }, { state: 'lost' }], [madeClip]],
  });
  const { user, task } = await world.job(engine);
  world.worker(engine);
  // The second run is forgotten by the engine half-way; the third makes it.
  expect(await world.until(task, hasEnded)).toMatchObject({ status: 'completed', attempts: 3 });
  expect(engine.orders).toHaveLength(3);
  expect(await world.left(user)).toBe(2);
});

it('gives up after three attempts, with everything given back', async () => {
  const engine = engineOf({ runs: [[soon('busy')]] });
  const { user, task } = await world.job(engine);
  world.worker(engine);
  expect(await world.until(task, hasEnded)).toMatchObject({ status: 'failed', attempts: 3, message: gaveUp });
  expect(await world.left(user)).toBe(3);
});

it('asks a second time where the answer about a running job was lost, without submitting it twice', async () => {
  const engine = engineOf({ runs: [[soon('no answer'), soon('no answer'), madeClip]] });
  const { task } = await world.job(engine);
  world.worker(engine);
  expect(await world.until(task, hasEnded)).toMatchObject({ status: 'completed', attempts: 1 });
  expect(engine.orders).toHaveLength(1);
});

it('ends a job whose file is gone', async () => {
  const engine = engineOf();
  const { user, task } = await world.job(engine);
  await world.files.remove([`${user}/in.jpg`]);
  world.worker(engine);
  expect(await world.until(task, hasEnded)).toMatchObject({
    status: 'failed',
    message: expect.stringContaining('file for this generation is gone') as string,
  });
  expect(await world.left(user)).toBe(3);
});

it('stops a job that an engine holds for too long', async () => {
  const engine = engineOf({ runs: [[{ state: 'running', progress: 0.1 }]] });
  const { user, task } = await world.job(engine);
  let now = (await world.row(task))['created_at'] as Date;
  // Every look at the clock is a minute later.
  world.worker(engine, { clock: () => (now = new Date(now.getTime() + 60_000)), mostSeconds: 300 });
  expect(await world.until(task, hasEnded)).toMatchObject({
    status: 'failed',
    message: expect.stringContaining('took too long') as string,
  });
  expect(engine.cancelled).toEqual([task]);
  expect(await world.left(user)).toBe(3);
});

it('lets go of a job that ended elsewhere', async () => {
  const engine = engineOf({ runs: [[{ state: 'running', progress: 0.1 }]] });
  const { task } = await world.job(engine);
  world.worker(engine);
  await world.until(task, (row) => row['status'] === 'running');
  await world.finish(task, 'cancelled');
  while (engine.cancelled.length === 0) await new Promise((resolve) => setImmediate(resolve));
  expect(engine.cancelled).toEqual([task]);
  expect(await world.row(task)).toMatchObject({ status: 'cancelled' });
});

it('leaves what the engine makes to the worker that has the job now', async () => {
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

it('works once on a job that it is given again after a sleep longer than the lease', async () => {
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

it('gives up a job whose result can never be fetched or kept, with everything given back', async () => {
  const unfetched = engineOf({ engine: { result: () => Promise.reject(soon('not there')) } });
  const first = await world.job(unfetched);
  world.worker(unfetched);
  const failed = { status: 'failed', message: gaveUp, attempts: 1, setbacks: 8 };
  expect(await world.until(first.task, hasEnded)).toMatchObject(failed);
  expect(unfetched.cancelled).toEqual([first.task]);
  expect(await world.left(first.user)).toBe(3);
});

it('waits longer after each setback, and no longer than an attempt may take', async () => {
  const engine = engineOf({
    engine: { result: () => Promise.reject(new EngineTrouble('not there', { waitSeconds: 60 })) },
  });
  const { user, task } = await world.job(engine);
  let now = (await world.row(task))['created_at'] as Date;
  world.worker(engine, { clock: () => now, mostSeconds: 100 });
  const waits: number[] = [];
  for (let setback = 1; setback <= 3; setback++) {
    const row = await world.until(task, (each) => each['setbacks'] === setback && each['leased_by'] === null);
    const [{ wait }] = (await world.sql(
      `select extract(epoch from next_poll_at - now())::float8 as wait from public.generation_jobs where id = $1`,
      [row['id']],
    )) as [{ wait: number }];
    waits.push(Math.ceil(wait / 10) * 10);
    if (setback === 3) now = new Date(now.getTime() + 3_600_000);
    await world.sql('update public.generation_jobs set next_poll_at = now() where id = $1', [task]);
  }
  expect(waits).toEqual([60, 120, 240]);
  expect(await world.until(task, hasEnded)).toMatchObject({ status: 'failed', message: gaveUp, setbacks: 3 });
  expect(await world.left(user)).toBe(3);
});

it('never gives one job to two workers', async () => {
  const engine = engineOf({ engine: { atOnce: 2 } });
  const jobs = await Promise.all(Array.from({ length: 12 }, () => world.job(engine)));
  for (let worker = 0; worker < 4; worker++) world.worker(engine);
  await Promise.all(jobs.map(({ task }) => world.until(task, hasEnded)));
  expect(engine.orders.map((order) => order.jobId).toSorted()).toEqual(
    jobs.map(({ task }) => task).toSorted(),
  );
});

it('hands a job to one of two workers who ask at the same moment', async () => {
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

it('puts its jobs down when it is stopped, for the next one to take up', async () => {
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

it('takes up the jobs of a killed worker: when the lease runs out, or at once where nobody else can be working', async () => {
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
  expect(await freeLeases(world.database, other)).toBe(1);
  world.worker(other);
  expect(await world.until(held.task, hasEnded)).toMatchObject({ status: 'completed' });
});

it('goes on when the database is away for a while', async () => {
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
