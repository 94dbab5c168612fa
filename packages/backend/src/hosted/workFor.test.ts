import { expect, it } from 'vitest';
import type { EngineResult, Ticket } from '../engines/engine.ts';
import { madeClip, scriptedEngine } from '../jobs/testing/scriptedEngine.ts';
import { sharedWorld } from '../credits/testing/sharedWorld.ts';
import { workWorld } from '../jobs/testing/workWorld.ts';
import { startWorker } from '../jobs/worker.ts';
import { gaveUp, mostSetbacks } from '../jobs/workOn.ts';
import { workFor } from './workFor.ts';
import { enginesOf } from '../engines/engines.ts';

const world = sharedWorld(workWorld);

const context = (engine: ReturnType<typeof scriptedEngine>) => ({
  database: world.database,
  files: world.files,
  engines: enginesOf([engine]),
  log: (line: string) => void world.logged.push(line),
  lookMilliseconds: 5,
});
const engineCalled = (name: string, runs: NonNullable<Parameters<typeof scriptedEngine>[0]>['runs']) =>
  scriptedEngine({ ...(runs && { runs }), engine: { name } });

it('a turn of work does what is due and is over then, long before its time', async () => {
  const engine = engineCalled('quick', [[{ state: 'running', progress: 0.5 }, madeClip]]);
  const { task } = await world.job(engine);
  await workFor(600, context(engine));
  expect(await world.row(task)).toMatchObject({ status: 'completed' });
  await workFor(600, context(engine));
});

it('a turn of work puts down what is not done in its time, for whoever comes next', async () => {
  const engine = engineCalled('slow', [[{ state: 'running', progress: 0.5 }]]);
  const { task } = await world.job(engine);
  await workFor(0.3, context(engine));
  const row = await world.row(task);
  expect(row).toMatchObject({ status: 'running', leased_by: null, ended_at: null });
  expect(row['ticket']).toMatchObject({ requestId: task });
});

/** A step that ends when the test says so, and says when it has begun. */
function heldStep<T>(value: T) {
  let begin = () => {};
  let release = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const released = new Promise<void>((resolve) => (release = resolve));
  const step = async (signal: AbortSignal): Promise<T> => {
    begin();
    const cut = new Promise<never>((_value, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason as Error)),
    );
    await Promise.race([released, cut]);
    return value;
  };
  return { begun, release, step };
}

it('a submission is never broken off: it is made once, and whoever comes next has its ticket', async () => {
  const { begun, release, step } = heldStep<Ticket>({ requestId: 'once' });
  let submitted = 0;
  const engine = scriptedEngine({
    engine: { name: 'slowToTake', submit: (_order, signal) => ((submitted += 1), step(signal)) },
  });
  const { task } = await world.job(engine);
  const worker = startWorker(context(engine));
  await begun;
  const stopped = worker.stop();
  release();
  await stopped;
  expect(await world.row(task)).toMatchObject({
    ticket: { requestId: 'once' },
    leased_by: null,
    ended_at: null,
    attempts: 1,
    setbacks: 0,
  });
  expect(submitted).toBe(1);
});

it('a result is copied to its end when the time of its worker is over, under its lease', async () => {
  const { begun, release, step } = heldStep<EngineResult>(madeClip);
  let copied = 0;
  const engine = scriptedEngine({
    engine: {
      name: 'slowToCopy',
      status: async () => ({ state: 'ended' }),
      result: (_ticket, signal) => ((copied += 1), step(signal)),
    },
  });
  const { task } = await world.job(engine);
  const worker = startWorker({ ...context(engine), leaseSeconds: 1 });
  await begun;
  const stopped = worker.stop(60);
  // Longer than the lease: the heartbeat keeps it, and nobody else takes the job.
  const lease = (await world.row(task))['lease_until'] as Date;
  await world.until(task, (row) => (row['lease_until'] as Date).getTime() > lease.getTime() + 1000);
  release();
  await stopped;
  expect(await world.row(task)).toMatchObject({ status: 'completed', attempts: 1 });
  expect(copied).toBe(1);
});

it('a copy that takes longer than the platform lets it is broken off, and after so many tries the job ends', async () => {
  let held = heldStep<EngineResult>(madeClip);
  const engine = scriptedEngine({
    engine: {
      name: 'tooSlow',
      status: async () => ({ state: 'ended' }),
      result: (_ticket, signal) => held.step(signal),
    },
  });
  const { user, task } = await world.job(engine);
  for (let turn = 1; turn <= mostSetbacks; turn++) {
    held = heldStep<EngineResult>(madeClip);
    const worker = startWorker(context(engine));
    await held.begun;
    await worker.stop(0.02);
    expect(await world.row(task)).toMatchObject(
      turn < mostSetbacks
        ? { leased_by: null, ended_at: null, setbacks: turn }
        : { status: 'failed', message: gaveUp },
    );
  }
  expect([engine.cancelled, await world.left(user)]).toEqual([[task], 3]);
});
