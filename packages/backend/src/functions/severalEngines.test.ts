import { createImage, modelTraining, veo3, wanImageToVideo, type AnyTool } from '@kinora/contract';
import { expect, it } from 'vitest';
import { sharedWorld } from '../credits/testing/sharedWorld.ts';
import { aMoment } from '../embedded/testing/aMoment.ts';
import type { EngineResult } from '../engines/engine.ts';
import { enginesOf } from '../engines/engines.ts';
import { bodyFor } from '../engines/testing/orderFor.ts';
import { expireStuck } from '../jobs/expireStuck.ts';
import { scriptedEngine, type Script } from '../jobs/testing/scriptedEngine.ts';
import { startWorker } from '../jobs/worker.ts';
import { asDataUrl, functionWorld } from './testing/functionWorld.ts';

const world = sharedWorld(functionWorld);

/** An engine for some tools. */
const engineFor = (name: string, tools: readonly AnyTool[], script: Script = {}) =>
  scriptedEngine({
    ...script,
    engine: {
      name,
      madeBy: () => `Made by ${name}`,
      capabilities: (tool) =>
        tools.includes(tool)
          ? { accepts: {}, reportsProgress: name === 'near', refundsCancelled: 'always' }
          : null,
      ...script.engine,
    },
  });

const madePicture: EngineResult = {
  verdict: 'completed',
  file: { bytes: Uint8Array.of(1), type: 'image/png' },
  poster: null,
  width: 64,
  height: 36,
  seconds: null,
};

/** A server whose own machine draws, and whose provider films. */
const twoEngines = (far: Script = {}) => {
  const near = engineFor('near', [createImage], { runs: [[madePicture]] });
  const provider = engineFor('far', [createImage, wanImageToVideo], far);
  return { near, far: provider, engines: enginesOf([near, provider]) };
};

const ask = async (user: string, tool: AnyTool, engines: ReturnType<typeof enginesOf>) => {
  const image = asDataUrl(world.picture);
  const body = bodyFor(tool, tool.inputs['image'] ? { image } : {});
  const { status, body: said } = await world.call(tool.call.function, { user, body, context: { engines } });
  return { status, said, task: said['taskId'] as string };
};
const jobOf = async (task: string) =>
  (await world.sql('select * from public.generation_jobs where id = $1', [task]))[0]!;

it('each tool goes to its own engine, which alone takes its job and stands beside what it made', async () => {
  const { near, far, engines } = twoEngines();
  const user = await world.newUser();
  const picture = await ask(user, createImage, engines);
  const clip = await ask(user, wanImageToVideo, engines);
  expect([picture.status, clip.status]).toEqual([202, 202]);
  const { database, files } = world;
  const worker = startWorker({ database, files, engines, log: () => {}, lookMilliseconds: 10 });
  for (const { task } of [picture, clip]) while ((await jobOf(task))['ended_at'] === null) await aMoment();
  await worker.stop();
  expect([await jobOf(picture.task), await jobOf(clip.task)]).toMatchObject([
    { status: 'completed', engine: 'near' },
    { status: 'completed', engine: 'far' },
  ]);
  expect([near, far].map(({ orders }) => orders.map(({ tool }) => tool.id))).toEqual([
    [createImage.id],
    [wanImageToVideo.id],
  ]);
  expect(
    await world.sql('select made_by from public.user_creations where user_id = $1 order by type', [user]),
  ).toEqual([{ made_by: 'Made by near' }, { made_by: 'Made by far' }]);
});

it('a full engine keeps nobody waiting for the other', async () => {
  const { far, engines } = twoEngines({
    runs: [[{ state: 'running', progress: null }]],
    engine: { atOnce: 1 },
  });
  const user = await world.newUser();
  const held = [await ask(user, wanImageToVideo, engines), await ask(user, wanImageToVideo, engines)];
  const picture = await ask(user, createImage, engines);
  const { database, files } = world;
  const worker = startWorker({ database, files, engines, log: () => {}, lookMilliseconds: 10 });
  while ((await jobOf(picture.task))['ended_at'] === null) await aMoment();
  expect(far.orders.length).toBeLessThanOrEqual(1);
  for (const { task } of held)
    await world.call('cancel-generation', { user, body: { task_id: task }, context: { engines } });
  await worker.stop();
});

it('who cancels is heard by the engine that has the job, and by no other', async () => {
  const { near, far, engines } = twoEngines();
  const user = await world.newUser();
  const { task } = await ask(user, wanImageToVideo, engines);
  await world.sql(`update public.generation_jobs set ticket = $2 where id = $1`, [
    task,
    { requestId: 'asked-for' },
  ]);
  await world.call('cancel-generation', { user, body: { task_id: task }, context: { engines } });
  expect([near.cancelled, far.cancelled]).toEqual([[], ['asked-for']]);
});

it('what is stuck is ended for an engine that is no longer here, and not for the second of two', async () => {
  const { engines } = twoEngines();
  const user = await world.newUser();
  const { task } = await ask(user, wanImageToVideo, engines);
  await world.sql(
    `update public.generation_jobs set attempted_at = now() - interval '3 hours', ticket = $2 where id = $1`,
    [task, { requestId: 'long-ago' }],
  );
  const { database } = world;
  expect(await expireStuck({ database, engines })).toEqual([]);
  expect(await expireStuck({ database, engines: { all: [engines.all[0]!] } })).toMatchObject([
    { engine: 'far', applied: true },
  ]);
});

it('a form hears what each tool’s own engine can do, and why of what none can', async () => {
  const { engines } = twoEngines();
  const { body } = await world.call('engine-capabilities', { context: { engines } });
  expect(body).toMatchObject({
    engine: 'near+far',
    tools: {
      [createImage.id]: { reportsProgress: true },
      [wanImageToVideo.id]: { reportsProgress: false },
      [veo3.id]: null,
    },
    unavailable: {
      [veo3.id]: expect.stringContaining('is not offered by') as string,
      [modelTraining.id]: expect.stringContaining('is not offered by') as string,
    },
  });
  expect(body['unavailable']).not.toHaveProperty(createImage.id);
  const refused = await ask(await world.newUser(), veo3, engines);
  expect([refused.status, refused.said['error']]).toEqual([
    400,
    (body['unavailable'] as Record<string, string>)[veo3.id],
  ]);
});
