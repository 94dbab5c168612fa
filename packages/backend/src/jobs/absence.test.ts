import { expect, it } from 'vitest';
import { sharedWorld } from '../credits/testing/sharedWorld.ts';
import { EngineTrouble, type Engine } from '../engines/engine.ts';
import { absence } from './testing/absence.ts';
import { expireStuck } from './expireStuck.ts';
import { madeClip, scriptedEngine, type Script, type Step } from './testing/scriptedEngine.ts';
import { hasEnded, workWorld } from './testing/workWorld.ts';
import { freeLeases } from './worker.ts';

const world = sharedWorld(workWorld);

let engines = 0;
const engineOf = (script: Script = {}) =>
  scriptedEngine({ ...script, engine: { name: `away${(engines += 1)}`, ...script.engine } });
const runs: Step = { state: 'running', progress: 0.1 };

/** A job that a server had under way when it was killed; the engine has its ticket. */
async function underWay(engine: Engine) {
  const started = await world.job(engine);
  const { task } = started;
  const mine = { p_job: task, p_worker: 'killed' };
  await expireStuck({ database: world.database, engines: { all: [engine] } });
  await claim(engine);
  await world.database.call('report_progress', { ...mine, p_lease_seconds: 15, p_attempts: 1 });
  await world.database.call('keep_ticket', {
    ...mine,
    p_ticket: { requestId: task },
    p_provider_request_id: task,
  });
  await world.database.call('report_progress', {
    ...mine,
    p_lease_seconds: 15,
    p_status: 'running',
    p_is_alive: true,
  });
  return started;
}

const claim = (engine: Engine, p_lease_seconds = 15) =>
  world.database.rows('claim_jobs', {
    p_worker: 'killed',
    p_engine: engine.name,
    p_most: 1,
    p_lease_seconds,
  });

/** The server is started again after so many minutes. */
async function startedAfter(minutes: number, engine: Engine) {
  await absence(world, minutes);
  await freeLeases(world.database, { all: [engine] });
  return world.worker(engine);
}

const swept = async (engine: Pick<Engine, 'name'>, task: string) => {
  const stopped = await expireStuck({ database: world.database, engines: { all: [engine] } });
  return { isEnded: hasEnded(await world.row(task)), stopped };
};

it('what a provider finished while the server was off for two hours is brought, not made again', async () => {
  const engine = engineOf({
    engine: { status: async () => ({ state: 'ended' }), result: async () => madeClip },
  });
  const { user, task } = await underWay(engine);
  const worker = await startedAfter(120, engine);
  expect(await world.until(task, hasEnded)).toMatchObject({ status: 'completed', attempts: 1 });
  expect([engine.orders.length, await world.left(user)]).toEqual([0, 2]);
  await worker.stop();
});

it('what an engine of this machine had begun is made again after 70 minutes', async () => {
  // It knows no ticket of before.
  const engine = engineOf();
  const { user, task } = await underWay(engine);
  const worker = await startedAfter(70, engine);
  expect(await world.until(task, hasEnded)).toMatchObject({ status: 'completed', attempts: 2 });
  expect([engine.orders.length, await world.left(user)]).toEqual([1, 2]);
  await worker.stop();
});

it('what waits for its turn still waits after a weekend, and in its engine’s queue too', async () => {
  const engine = engineOf({ runs: [[{ state: 'queued', position: 1 }, runs, madeClip]] });
  const { task } = await world.job(engine);
  await expireStuck({ database: world.database, engines: { all: [engine] } });
  const worker = await startedAfter(62 * 60, engine);
  expect(await world.until(task, hasEnded)).toMatchObject({ status: 'completed', attempts: 1 });
  await worker.stop();
});

it('trouble at once after an absence is the first, not the end', async () => {
  const engine = engineOf({
    engine: { status: () => Promise.reject(new EngineTrouble('no network yet', { waitSeconds: 600 })) },
  });
  const { task } = await underWay(engine);
  await world.sql('update public.generation_jobs set setbacks = 1 where id = $1', [task]);
  const worker = await startedAfter(120, engine);
  await world.until(task, (row) => row['setbacks'] === 2);
  await worker.stop();
  expect(await swept(engine, task)).toMatchObject({ isEnded: false });
});

it('an engine that was not asked is not silent; one that was asked is, and is told to stop', async () => {
  const engine = engineOf();
  const { user, task } = await underWay(engine);
  const silent = () =>
    world.sql(
      `update public.generation_jobs set alive_at = now() - interval '61 minutes',
         lease_until = now() - interval '1 second' where id = $1`,
      [task],
    );
  await silent();
  expect(await swept(engine, task)).toEqual({ isEnded: false, stopped: [] });
  await claim(engine, 0);
  expect(await swept(engine, task)).toEqual({
    isEnded: true,
    stopped: [{ applied: true, engine: engine.name, ticket: { requestId: task } }],
  });
  expect(await world.left(user)).toBe(3);
});

it('of jobs of an engine that is no longer in use nobody asks: they end', async () => {
  const { task } = await underWay(engineOf());
  await world.sql(
    `update public.generation_jobs set alive_at = now() - interval '61 minutes', lease_until = null where id = $1`,
    [task],
  );
  expect(await swept({ name: 'another' }, task)).toMatchObject({ isEnded: true });
});

it('absences without end are no life without end', async () => {
  // Its result takes every worker along, and each time it is long until the next start.
  const engine = engineOf();
  const { task } = await underWay(engine);
  let starts = 0;
  for (; starts < 20 && !hasEnded(await world.row(task)); starts++) {
    await absence(world, 30);
    await freeLeases(world.database, { all: [engine] });
    await expireStuck({ database: world.database, engines: { all: [engine] } });
    await claim(engine);
  }
  // Five minutes of each count, and what the starts themselves take: it lies right at the hour.
  expect([12, 13]).toContain(starts);
});

it('an absence is counted once, by whoever comes first', async () => {
  const presence = () => world.database.call<number>('note_presence');
  await presence();
  await absence(world, 65);
  expect((await Promise.all([presence(), presence(), presence()])).toSorted((a, b) => a - b)).toEqual([
    0, 0, 3600,
  ]);
  await absence(world, 4);
  expect(await presence()).toBe(0);
});

it('a worker tells the engine to stop what it found stuck, and works on meanwhile', async () => {
  let give = () => {};
  const held = new Promise<void>((resolve) => (give = resolve));
  const told: string[] = [];
  const engine = engineOf({
    engine: { cancel: ({ requestId }) => (told.push(requestId), held) },
  });
  const { task } = await underWay(engine);
  await claim(engine);
  await world.sql(
    `update public.generation_jobs set alive_at = now() - interval '61 minutes', asked_at = now(),
       lease_until = null where id = $1`,
    [task],
  );
  const next = await world.job(engine);
  const worker = world.worker(engine);
  expect(await world.until(task, hasEnded)).toMatchObject({ status: 'failed' });
  expect(await world.until(next.task, hasEnded)).toMatchObject({ status: 'completed' });
  expect(told).toEqual([task]);
  give();
  await worker.stop();
});
