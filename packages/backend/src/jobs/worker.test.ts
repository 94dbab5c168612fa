import { expect, it } from 'vitest';
import { EngineRefusal, EngineTrouble, type EngineStatus } from '../engines/engine.ts';
import { gaveUp, mostSetbacks } from './workOn.ts';
import { madeClip, scriptedEngine, type Script } from './testing/scriptedEngine.ts';
import { sharedWorld } from '../credits/testing/sharedWorld.ts';
import { hasEnded, workWorld } from './testing/workWorld.ts';

const world = sharedWorld(workWorld);

let engines = 0;
/** Each test has an engine of its own name, so that no other test's worker takes its jobs. */
const engineOf = (script: Script = {}) =>
  scriptedEngine({ ...script, engine: { name: `engine${(engines += 1)}`, ...script.engine } });

const soon = (message: string) => new EngineTrouble(message, { waitSeconds: 0 });

it('a worker takes a job to its end: order, progress, files, verdict, charge', async () => {
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
  expect(await engine.orders[0]!.files['image']![0]!.bytes()).toEqual(Uint8Array.of(9));
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

it('a job shows how far it is while it runs', async () => {
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

it('a job that the engine refuses ends in the engine’s words, with everything given back', async () => {
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

it('a job that was refused for good at the start is not tried again', async () => {
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

it('a job is tried again after trouble, and charged once', async () => {
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

it('a job is given up after three attempts, with everything given back', async () => {
  const engine = engineOf({ runs: [[soon('busy')]] });
  const { user, task } = await world.job(engine);
  world.worker(engine);
  expect(await world.until(task, hasEnded)).toMatchObject({ status: 'failed', attempts: 3, message: gaveUp });
  expect(await world.left(user)).toBe(3);
});

it('an engine is asked a second time where its answer about a running job was lost, and no job is submitted twice', async () => {
  const engine = engineOf({ runs: [[soon('no answer'), soon('no answer'), madeClip]] });
  const { task } = await world.job(engine);
  world.worker(engine);
  expect(await world.until(task, hasEnded)).toMatchObject({ status: 'completed', attempts: 1 });
  expect(engine.orders).toHaveLength(1);
});

it('a job whose file is gone is ended', async () => {
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

it('a job that an engine holds for too long is stopped', async () => {
  const engine = engineOf({ runs: [[{ state: 'running', progress: 0.1 }]] });
  const { user, task } = await world.job(engine);
  let now = (await world.row(task))['created_at'] as Date;
  // Every look at the clock is a minute later.
  world.worker(engine, {
    clock: () => (now = new Date(now.getTime() + 60_000)),
    patience: { mostRunningSeconds: 300 },
  });
  expect(await world.until(task, hasEnded)).toMatchObject({
    status: 'failed',
    message: expect.stringContaining('took too long') as string,
  });
  expect(engine.cancelled).toEqual([task]);
  expect(await world.left(user)).toBe(3);
});

it('a job whose result can never be fetched or kept is given up, with everything given back', async () => {
  const unfetched = engineOf({ engine: { result: () => Promise.reject(soon('not there')) } });
  const first = await world.job(unfetched);
  world.worker(unfetched);
  const failed = { status: 'failed', message: gaveUp, attempts: 1, setbacks: 8 };
  expect(await world.until(first.task, hasEnded)).toMatchObject(failed);
  expect(unfetched.cancelled).toEqual([first.task]);
  expect(await world.left(first.user)).toBe(3);
});

it('scattered setbacks of a long job are no reason to give it up: each sign of life begins anew', async () => {
  const runs: EngineStatus = { state: 'running', progress: null };
  // Asked a second time after trouble, it could say that it has forgotten the job.
  const answers = Array.from({ length: 12 }, () => [runs, soon('no network'), soon('no network')]).flat();
  const engine = engineOf({
    engine: {
      status() {
        const answer = answers.shift() ?? { state: 'ended' };
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
      },
      result: () => Promise.resolve(madeClip),
    },
  });
  const { user, task } = await world.job(engine);
  // One more in a row would be the end.
  await world.sql(
    `update public.generation_jobs set ticket = '{"requestId": "known"}', attempts = 1, attempted_at = now(), setbacks = $2
     where id = $1`,
    [task, mostSetbacks - 1],
  );
  world.worker(engine);
  expect(await world.until(task, hasEnded)).toMatchObject({ status: 'completed', attempts: 1, setbacks: 1 });
  expect([answers, engine.orders, engine.cancelled, await world.left(user)]).toEqual([[], [], [], 2]);
});

it('what last went wrong with a job is kept, and nothing of one that went well', async () => {
  const problemsOf = (task: string) =>
    world.sql('select problem from private.job_problems where job_id = $1', [task]);
  const troubled = engineOf({ runs: [[soon('first')], [soon('second')], [soon('third')]] });
  const failed = await world.job(troubled);
  world.worker(troubled);
  await world.until(failed.task, hasEnded);
  expect(await problemsOf(failed.task)).toEqual([{ problem: 'third' }]);
  const calm = engineOf();
  const made = await world.job(calm);
  world.worker(calm);
  await world.until(made.task, hasEnded);
  expect(await problemsOf(made.task)).toEqual([]);
});

it('a job whose problem can’t be kept goes on', async () => {
  const engine = engineOf({ runs: [[soon('a provider’s \0 words')], [soon('more')], [soon('third')]] });
  const { user, task } = await world.job(engine);
  await world.sql('alter table private.job_problems rename to job_problems_away');
  world.worker(engine);
  expect(await world.until(task, hasEnded)).toMatchObject({ status: 'failed', message: gaveUp });
  await world.sql('alter table private.job_problems_away rename to job_problems');
  expect(await world.left(user)).toBe(3);
});

it('a job waits longer after each setback, and no longer than an attempt may take', async () => {
  const engine = engineOf({
    engine: { result: () => Promise.reject(new EngineTrouble('not there', { waitSeconds: 60 })) },
  });
  const { user, task } = await world.job(engine);
  let now = (await world.row(task))['created_at'] as Date;
  world.worker(engine, { clock: () => now, patience: { mostSilentSeconds: 100 } });
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
