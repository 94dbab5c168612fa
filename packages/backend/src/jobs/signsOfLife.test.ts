import { wanImageToVideo, type AnyTool } from '@kinora/contract';
import { expect, it } from 'vitest';
import { EngineTrouble } from '../engines/engine.ts';
import { expireStuck } from './expireStuck.ts';
import { signsOfLife, usualPatience } from './signsOfLife.ts';
import { gaveUp } from './workOn.ts';
import { madeClip, scriptedEngine, type Step } from './testing/scriptedEngine.ts';
import { sharedWorld } from '../credits/testing/sharedWorld.ts';
import { hasEnded, workWorld } from './testing/workWorld.ts';

const world = sharedWorld(workWorld);

const minutes = (number: number) => number * 60_000;
let engines = 0;

/** A job on an engine that answers like this; between two answers so much time passes. */
async function worked(steps: readonly Step[], between: number, tools?: readonly AnyTool[]) {
  const engine = scriptedEngine({ runs: [steps], engine: { name: `life${(engines += 1)}` } });
  const started = await world.job(engine);
  let now = ((await world.row(started.task))['created_at'] as Date).getTime();
  const { status } = engine;
  const slow = {
    ...engine,
    status: (...asked: Parameters<typeof status>) => ((now += between), status(...asked)),
  };
  const worker = world.worker(slow, { clock: () => new Date(now), tools });
  const hurry = setInterval(() => {
    void world.sql('update public.generation_jobs set next_poll_at = now() where id = $1', [started.task]);
  }, 10);
  const row = await world.until(started.task, hasEnded);
  clearInterval(hurry);
  await worker.stop();
  return { row, left: await world.left(started.user), cancelled: engine.cancelled };
}

const queued = (times: number): Step[] =>
  Array.from({ length: times }, () => ({ state: 'queued', position: 3 }));
const running = (times: number): Step[] =>
  Array.from({ length: times }, () => ({ state: 'running', progress: null }));
const away = (times: number): Step[] =>
  Array.from({ length: times }, () => new EngineTrouble('away', { waitSeconds: 0 }));

it('five hours in the provider’s queue are no reason to give a job up', async () => {
  const { row, left } = await worked([...queued(30), ...running(3), madeClip], minutes(10));
  expect([row['status'], left]).toEqual(['completed', 2]);
});

it('a day in the queue is a reason to give a job up, and so is an hour and more of running without an end', async () => {
  const waited = await worked(queued(1), minutes(60));
  expect([waited.row['status'], waited.row['message'], waited.left]).toEqual([
    'failed',
    expect.stringContaining('waited for its turn for a whole day'),
    3,
  ]);
  const ran = await worked([...queued(100), ...running(1)], minutes(10));
  expect([ran.row['status'], ran.row['message'], ran.left, ran.cancelled]).toEqual([
    'failed',
    expect.stringContaining('took too long'),
    3,
    [ran.row['id']],
  ]);
});

it('a tool may say itself for how long it runs', async () => {
  const lasting = (mostMinutes: number) =>
    worked([...running(9), madeClip], minutes(10), [{ ...wanImageToVideo, mostMinutes }]);
  expect((await lasting(120)).row['status']).toBe('completed');
  expect((await lasting(30)).row['message']).toContain('took too long');
});

it('twenty minutes without an answer are a reason to give a job up: not from the start of the attempt, but from the last sign of life', () => {
  let now = 0;
  const at = (time: number) => new Date(minutes(time)).toISOString();
  const life = signsOfLife(
    { waiting_since: at(0), attempted_at: at(1), alive_at: at(60), running_since: null },
    usualPatience,
    () => new Date(now),
  );
  const isSilentAt = (time: number) => ((now = minutes(time)), life.isSilent());
  expect([isSilentAt(79), isSilentAt(81)]).toEqual([false, true]);
  expect(life.seen('queued')).toBeNull();
  expect([isSilentAt(100), isSilentAt(102)]).toEqual([false, true]);
});

it('an engine that stays away is given up, and what it holds given back', async () => {
  const { row, left } = await worked([...queued(30), ...away(3)], minutes(11));
  expect([row['status'], row['message'], left]).toEqual(['failed', gaveUp, 3]);
});

it('the sweep ends nothing for waiting in line, until it has waited for a day', async () => {
  const engine = { name: 'busy' };
  const { user, task } = await world.job(engine);
  const waitedFor = (hours: number) =>
    world.sql(
      `update public.generation_jobs set created_at = now() - make_interval(hours => $2),
         waiting_since = now() - make_interval(hours => $2), asked_at = now() where id = $1`,
      [task, hours],
    );
  await waitedFor(23);
  for (const inUse of [engine, { name: 'another' }]) {
    await expireStuck({ database: world.database, engines: { all: [inUse] } });
    expect(await world.row(task)).toMatchObject({ ended_at: null, attempts: 0 });
  }
  await waitedFor(25);
  await expireStuck({ database: world.database, engines: { all: [engine] } });
  expect(await world.row(task)).toMatchObject({ status: 'failed', attempts: 0 });
  expect(await world.left(user)).toBe(3);
});

it('the sweep takes the engine’s word for life, and not the worker’s own beat', async () => {
  const engine = { name: 'swept' };
  const { task } = await world.job(engine);
  const worker = { p_job: task, p_worker: 'one', p_lease_seconds: 0 };
  await world.database.rows('claim_jobs', {
    p_worker: 'one',
    p_engine: 'swept',
    p_most: 1,
    p_lease_seconds: 60,
  });
  const report = (more: Readonly<Record<string, unknown>>) =>
    world.database.call('report_progress', { ...worker, ...more });
  await report({ p_attempts: 1 });
  const age = () =>
    world.sql(
      `update public.generation_jobs set attempted_at = attempted_at - interval '2 hours',
         alive_at = alive_at - interval '2 hours' where id = $1`,
      [task],
    );
  await age();
  await report({ p_is_alive: true, p_position: 9 });
  await expireStuck({ database: world.database, engines: { all: [engine] } });
  expect(await world.row(task)).toMatchObject({ ended_at: null, running_since: null });
  await age();
  await report({});
  const ask = () =>
    world.database.rows('claim_jobs', { p_worker: 'one', p_engine: 'swept', p_most: 1, p_lease_seconds: 0 });
  await ask();
  await expireStuck({ database: world.database, engines: { all: [engine] } });
  expect(await world.row(task)).toMatchObject({ status: 'failed' });
});
