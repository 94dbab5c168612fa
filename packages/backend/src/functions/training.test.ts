import { randomUUID } from 'node:crypto';
import { modelTraining, mostStoppedTrainings, requestOf } from '@kinora/contract';
import { unzipSync } from 'fflate';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sharedWorld } from '../credits/testing/sharedWorld.ts';
import type { Engine } from '../engines/engine.ts';
import { falEngine } from '../engines/fal/falEngine.ts';
import { falEmulator, weightsAddress, type FalEmulator } from '../engines/fal/testing/falEmulator.ts';
import { localEngine } from '../engines/local/localEngine.ts';
import { bodyFor, toolNamed } from '../engines/testing/orderFor.ts';
import { expireStuck } from '../jobs/expireStuck.ts';
import { startWorker, type Worker, type WorkerContext } from '../jobs/worker.ts';
import { functions } from './index.ts';
import { asDataUrl, functionWorld, type Answer, type Call } from './testing/functionWorld.ts';
import { aMoment } from '../embedded/testing/aMoment.ts';
import { enginesOf } from '../engines/engines.ts';

const set = modelTraining.inputs.images;
const world = sharedWorld(functionWorld);
let picture: string;
beforeAll(() => {
  picture = asDataUrl(world.picture);
});

const workers: Worker[] = [];
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  expect(await world.drift()).toEqual([]);
});

/** A provider with nobody else's jobs. */
function provider(): { fal: FalEmulator; engine: Engine } {
  const fal = falEmulator({ file: world.picture });
  const engine = {
    ...falEngine({
      key: fal.key,
      largestFile: 1_000_000,
      fetch: fal.fetch,
      timeoutSeconds: 0.2,
      trains: true,
    }),
    name: `fal-${randomUUID()}`,
    pollMilliseconds: 1,
  };
  return { fal, engine };
}

function work(engine: Engine, more: Partial<WorkerContext> = {}): Worker {
  const { database, files } = world;
  const log = (line: string) => void world.logged.push(line);
  const worker = startWorker({
    database,
    files,
    engines: enginesOf([engine]),
    log,
    lookMilliseconds: 10,
    ...more,
  });
  workers.push(worker);
  return worker;
}

const trainingBody = (more: Readonly<Record<string, unknown>> = {}) => ({
  ...requestOf(modelTraining, {
    name: 'Harbour',
    triggerWord: 'myharbour',
    base: 'flux-dev',
    learnsStyle: false,
    images: Array.from({ length: set.min }, () => picture),
  }).body,
  ...more,
});

async function personWith(credits: number): Promise<string> {
  const user = await world.newUser();
  if (credits > 0) await world.sql(`select public.credit_grant($1, $2, 'purchase', 'test')`, [user, credits]);
  return user;
}

const train = (user: string, engine: Engine, { body, ...call }: Call = {}): Promise<Answer> =>
  world.call('train-model', {
    user,
    body: trainingBody(body as Readonly<Record<string, unknown>> | undefined),
    context: { engines: enginesOf([engine]) },
    ...call,
  });

const creditsOf = async (user: string) =>
  (
    await world.sql<{ balance: number; held: number }>(
      'select balance, held from public.credit_accounts where user_id = $1',
      [user],
    )
  )[0];

/** One's own models, as the app reads them. */
const models = (user: string) =>
  world.as<Record<string, unknown>>('authenticated', user, 'select * from public.trained_models');

async function ended(task: string): Promise<Record<string, unknown>> {
  for (;;) {
    const [job] = await world.sql('select * from public.generation_jobs where id = $1', [task]);
    if (job?.['ended_at']) return job;
    // Waits between attempts are another test.
    await world.sql('update public.generation_jobs set next_poll_at = now() where id = $1', [task]);
    await aMoment();
  }
}

/** A person with a model that was trained on this engine. */
async function trained(engine: Engine): Promise<{ user: string; model: string }> {
  const user = await personWith(50);
  work(engine);
  await ended((await train(user, engine)).body['taskId'] as string);
  return { user, model: (await models(user))[0]!['id'] as string };
}

describe('a training (D32)', () => {
  it('is paid from the balance, followed, and leaves a model that is ready', async () => {
    const { fal, engine } = provider();
    const user = await personWith(120);
    const { status, body } = await train(user, engine);
    expect([status, body['message']]).toEqual([202, modelTraining.words.started]);
    expect(await creditsOf(user)).toEqual({ balance: 70, held: 50 });
    const task = body['taskId'] as string;
    expect(await models(user)).toMatchObject([
      {
        name: 'Harbour',
        trigger_word: 'myharbour',
        base_model: 'flux-dev',
        status: 'training',
        task_id: task,
      },
    ]);
    const [view] = await world.as('authenticated', user, 'select public.running_jobs() as jobs');
    const [model] = await models(user);
    expect(view!['jobs']).toMatchObject([
      { task_id: task, creation_id: null, trained_model_id: model!['id'], cancel_returns: 'all' },
    ]);

    work(engine);
    expect(await ended(task)).toMatchObject({ status: 'completed', attempts: 1 });
    expect(fal.submitted).toMatchObject([
      { model: 'fal-ai/flux-lora-fast-training', input: { trigger_word: 'myharbour' } },
    ]);
    expect(await creditsOf(user)).toEqual({ balance: 70, held: 0 });
    const [ready] = await models(user);
    expect(ready).toMatchObject({ status: 'ready', message: null, trained_at: expect.any(Date) as Date });
    expect(await world.files.sizeOf(ready!['image_url'] as string)).toBe(world.picture.byteLength);
    // Nothing of it is a creation, and no included one paid.
    expect(await world.sql('select from public.user_creations where user_id = $1', [user])).toEqual([]);
    const [history] = await world.as<{ page: { items: Record<string, unknown>[] } }>(
      'authenticated',
      user,
      'select public.credit_history() as page',
    );
    expect(history!.page.items.slice(0, 2)).toMatchObject([
      { kind: 'capture', balance_delta: 0, held_delta: -50, note: 'Training: Harbour' },
      { kind: 'hold', balance_delta: -50, held_delta: 50, included_delta: 0, note: 'Training: Harbour' },
    ]);
  });

  it('that is pressed twice is one, charged once', async () => {
    const { engine } = provider();
    const user = await personWith(120);
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => train(user, engine, { headers })));
    expect(new Set(answers.map(({ body }) => body['taskId'])).size).toBe(1);
    expect(await creditsOf(user)).toEqual({ balance: 70, held: 50 });
    expect(await models(user)).toHaveLength(1);
    expect(world.files.places().filter((place) => place.startsWith(user))).toHaveLength(set.min);
    const other = await train(user, engine, { headers, body: { name: 'Another' } });
    expect(other.status).toBe(409);
  });

  it('a training at a forged price is refused with the right one, and nothing is charged or kept (D9)', async () => {
    const { engine } = provider();
    const user = await personWith(120);
    const { status, body } = await train(user, engine, { body: { credits_cost: 1 } });
    expect([status, body['problem']]).toMatchObject([409, { kind: 'PriceChanged', price: 50 }]);
    expect(await creditsOf(user)).toEqual({ balance: 120, held: 0 });
    expect([await models(user), world.files.places().filter((place) => place.startsWith(user))]).toEqual([
      [],
      [],
    ]);
  });

  it('needs 50 credits: included generations pay for none', async () => {
    const { engine } = provider();
    const user = await personWith(49);
    const { status, body } = await train(user, engine);
    expect([status, body['problem']]).toMatchObject([
      402,
      { kind: 'NotEnoughCredits', needed: 50, balance: 49 },
    ]);
    expect(await models(user)).toEqual([]);
  });

  it.each([
    ['no name', { name: ' ' }, 'Give the model a name'],
    ['four pictures', { images: [1, 2, 3, 4].map(() => 'p') }, 'Add at least 5 images'],
    [
      'a base that the trainer has not',
      { base_model: 'sdxl' },
      'Base model SDXL is not offered by the engine in use here. Choose Flux (dev)',
    ],
    ['a switch that is none', { is_style: 'yes' }, 'Learn a style must be true or false.'],
    ['too long a trigger word', { trigger_word: 'x'.repeat(41) }, 'up to 40 characters'],
  ])('with %s is refused, and nothing is charged', async (_what, body, message) => {
    const { engine } = provider();
    const user = await personWith(50);
    const { status, body: said } = await train(user, engine, { body });
    expect([status, said['error']]).toEqual([400, expect.stringContaining(message)]);
    expect(await creditsOf(user)).toEqual({ balance: 50, held: 0 });
  });

  it('with more than the trainer takes is refused before a picture is read', async () => {
    const { engine } = provider();
    const user = await personWith(50);
    const images = Array.from({ length: 5 }, (_, index) => `${user}/view-${index}.jpg`);
    const asked: string[] = [];
    const files = {
      ...world.files,
      open: () => Promise.resolve({ size: set.mostBytes / 4, part: () => Promise.reject(new Error()) }),
      read: (place: string) => (asked.push(place), world.files.read(place)),
    };
    const { status, body } = await world.call('train-model', {
      user,
      body: trainingBody({ images }),
      context: { engines: enginesOf([engine]), files },
    });
    expect([status, body['error']]).toEqual([
      413,
      'Training images are over 60 MB together, the most that can be taken. Choose fewer or smaller ones. Nothing was charged.',
    ]);
    expect(asked).toEqual([]);
  });

  it('with somebody else’s pictures is refused', async () => {
    const { engine } = provider();
    const [user, other] = [await personWith(50), await world.newUser()];
    const theirs = `${other}/theirs.jpg`;
    await world.files.write(theirs, { bytes: world.picture, type: 'image/jpeg' });
    const { status, body } = await train(user, engine, { body: { images: Array(5).fill(theirs) } });
    expect([status, body['error']]).toEqual([400, expect.stringContaining('not one of your own uploads')]);
  });
});

describe('a training that comes to nothing is given back whole (D32)', () => {
  it('one that the trainer refuses', async () => {
    const { fal, engine } = provider();
    const user = await personWith(50);
    fal.next('result', { status: 422, body: { detail: 'No subject was found in the pictures' } });
    work(engine);
    await ended((await train(user, engine)).body['taskId'] as string);
    expect(await creditsOf(user)).toEqual({ balance: 50, held: 0 });
    expect(await models(user)).toMatchObject([
      {
        status: 'failed',
        trained_at: null,
        message: 'The model refused this: No subject was found in the pictures. Nothing was charged.',
      },
    ]);
  });

  it('one whose set can’t be sent, after every attempt', async () => {
    const { fal, engine } = provider();
    const user = await personWith(50);
    fal.next('upload', ...Array.from({ length: 60 }, () => ({ status: 503 })));
    work(engine);
    await ended((await train(user, engine)).body['taskId'] as string);
    expect([await creditsOf(user), fal.submitted]).toEqual([{ balance: 50, held: 0 }, []]);
    expect(await models(user)).toMatchObject([{ status: 'failed' }]);
  });

  it('one that is stuck', async () => {
    const { engine } = provider();
    const user = await personWith(50);
    const task = (await train(user, engine)).body['taskId'] as string;
    await world.sql(
      `update public.generation_jobs set attempts = 1, attempted_at = now() - interval '2 hours',
         alive_at = now() - interval '2 hours', asked_at = now() - interval '2 hours' where id = $1`,
      [task],
    );
    await expireStuck({ database: world.database, engines: { all: [engine] } });
    expect(await creditsOf(user)).toEqual({ balance: 50, held: 0 });
    expect(await models(user)).toMatchObject([{ status: 'failed' }]);
  });

  it('a training that is cancelled while it runs is given back, and the trainer is told (D36)', async () => {
    const { fal, engine } = provider();
    const user = await personWith(50);
    fal.next('status', ...Array.from({ length: 5000 }, () => ({ body: { status: 'IN_PROGRESS' } })));
    work(engine);
    const task = (await train(user, engine)).body['taskId'] as string;
    for (;;) {
      const [job] = await world.sql('select status from public.generation_jobs where id = $1', [task]);
      if (job!['status'] === 'running') break;
      await aMoment();
    }
    const cancel = {
      user,
      body: { task_id: task, returns: 'all' },
      context: { engines: enginesOf([engine]) },
    };
    expect((await world.call('cancel-generation', cancel)).body).toEqual({
      status: 'cancelled',
      returned: 'all',
    });
    expect(await creditsOf(user)).toEqual({ balance: 50, held: 0 });
    expect(await models(user)).toMatchObject([{ status: 'cancelled', trained_at: null, message: null }]);
    expect(fal.cancelled).toContain('request-1');
  });

  it('and what was cancelled has no weights, though the trainer ended meanwhile', async () => {
    const { engine } = provider();
    const user = await personWith(50);
    const task = (await train(user, engine)).body['taskId'] as string;
    await world.call('cancel-generation', {
      user,
      body: { task_id: task },
      context: { engines: enginesOf([engine]) },
    });
    expect(
      await world.database.call('finish_training', { p_job: task, p_address: weightsAddress }),
    ).toMatchObject({ applied: false, status: 'cancelled' });
    expect(await creditsOf(user)).toEqual({ balance: 50, held: 0 });
    expect(await world.sql('select from private.trained_weights where engine = $1', [engine.name])).toEqual(
      [],
    );
  });
});

it('a training whose server goes away in the middle is taken up by the next, and submitted once (D32)', async () => {
  const { fal, engine } = provider();
  const user = await personWith(50);
  fal.next('status', { body: { status: 'IN_QUEUE', queue_position: 1 } }, 'silence');
  const first = work(engine);
  const task = (await train(user, engine)).body['taskId'] as string;
  for (;;) {
    const [job] = await world.sql('select ticket from public.generation_jobs where id = $1', [task]);
    if (job!['ticket']) break;
    await aMoment();
  }
  await first.stop();
  // Its lease dies with it.
  await world.sql('update public.generation_jobs set lease_until = null, leased_by = null where id = $1', [
    task,
  ]);
  expect(await creditsOf(user)).toEqual({ balance: 0, held: 50 });
  work(engine);
  expect(await ended(task)).toMatchObject({ status: 'completed' });
  expect(fal.submitted).toHaveLength(1);
  expect(await creditsOf(user)).toEqual({ balance: 0, held: 0 });
});

/** Presses, lets the trainer begin, and cancels. */
async function stopOnce(user: string, engine: Engine): Promise<Answer> {
  const started = await train(user, engine);
  const task = started.body['taskId'] as string | undefined;
  if (task === undefined) return started;
  await world.sql(`update public.generation_jobs set status = 'running' where id = $1`, [task]);
  return world.call('cancel-generation', {
    user,
    body: { task_id: task },
    context: { engines: enginesOf([engine]) },
  });
}

describe('trainings that are stopped after they had begun (D32, D36)', () => {
  it('are given back each time, and after three in a day the next one waits, also where the models are deleted', async () => {
    const { engine } = provider();
    const user = await personWith(50);
    for (let count = 0; count < mostStoppedTrainings; count += 1)
      expect((await stopOnce(user, engine)).body).toEqual({ status: 'cancelled', returned: 'all' });
    await world.as('authenticated', user, 'delete from public.trained_models');
    const { status, body } = await train(user, engine);
    expect([status, body['problem']]).toMatchObject([
      429,
      {
        kind: 'TooMany',
        message:
          'You stopped 3 trainings in a day after they had begun. You can train again in 24 hours; nothing was charged.',
      },
    ]);
    expect((body['problem'] as { retryAfter: number }).retryAfter).toBeGreaterThan(23 * 3600);
    expect([await creditsOf(user), await models(user)]).toEqual([{ balance: 50, held: 0 }, []]);

    await world.sql(`update private.stopped_trainings set stopped_at = stopped_at - interval '1 day'`);
    expect((await train(user, engine)).status).toBe(202);
  });

  it('are not counted where the trainer had not begun, or where it failed', async () => {
    const { engine } = provider();
    const user = await personWith(50);
    for (let count = 0; count <= mostStoppedTrainings; count += 1) {
      const task = (await train(user, engine)).body['taskId'] as string;
      await world.call('cancel-generation', {
        user,
        body: { task_id: task },
        context: { engines: enginesOf([engine]) },
      });
    }
    expect((await train(user, engine)).status).toBe(202);
    expect(await world.sql('select from private.stopped_trainings where user_id = $1', [user])).toEqual([]);
  });
});

it('trainings that start at one moment hold the places of those that may be stopped: three begin, and no more (D32, D36)', async () => {
  const { engine } = provider();
  const user = await personWith(250);
  const answers = await Promise.all(Array.from({ length: 5 }, () => train(user, engine)));
  const tasks = answers.flatMap(({ body }) => (body['taskId'] as string | undefined) ?? []);
  expect(tasks).toHaveLength(mostStoppedTrainings);
  const refused = answers.filter(({ status }) => status !== 202);
  const line =
    '3 trainings are under way or were stopped within a day, which is the most. Wait until one is done; nothing was charged.';
  expect(refused.map(({ status, body }) => [status, body['error']])).toEqual([
    [429, line],
    [429, line],
  ]);
  expect(await creditsOf(user)).toEqual({ balance: 100, held: 150 });
  expect(await models(user)).toHaveLength(mostStoppedTrainings);
  expect(world.files.places().filter((place) => place.startsWith(user))).toHaveLength(
    mostStoppedTrainings * set.min,
  );

  const stop = (task: string) =>
    world.call('cancel-generation', {
      user,
      body: { task_id: task },
      context: { engines: enginesOf([engine]) },
    });
  // One that ends without being stopped gives its place back.
  await stop(tasks[0]!);
  const another = (await train(user, engine)).body['taskId'] as string;
  const begun = [...tasks.slice(1), another];
  await world.sql(`update public.generation_jobs set status = 'running' where id = any($1::uuid[])`, [begun]);
  await Promise.all(begun.map(stop));
  const { status, body } = await train(user, engine);
  expect([status, body['error']]).toEqual([
    429,
    'You stopped 3 trainings in a day after they had begun. You can train again in 24 hours; nothing was charged.',
  ]);
  expect(await creditsOf(user)).toEqual({ balance: 250, held: 0 });
});

it('the lines of a training keep its name when the model is deleted, and so does what is given back (D32)', async () => {
  const { engine } = provider();
  const { user } = await trained(engine);
  await world.as('authenticated', user, 'delete from public.trained_models');
  await world.sql(`select public.credit_grant($1, 50, 'purchase', 'more')`, [user]);
  const idle = provider().engine;
  await stopOnce(user, idle);
  await world.as('authenticated', user, 'delete from public.trained_models');
  const [history] = await world.as<{ page: { items: Record<string, unknown>[] } }>(
    'authenticated',
    user,
    'select public.credit_history() as page',
  );
  const told = history!.page.items.map(({ kind, note }) => [kind, note]);
  expect(told.filter(([kind]) => kind !== 'purchase' && kind !== 'allowance')).toEqual([
    ['release', 'Training: Harbour'],
    ['hold', 'Training: Harbour'],
    ['capture', 'Training: Harbour'],
    ['hold', 'Training: Harbour'],
  ]);
});

describe('a model of one’s own (D32)', () => {
  it('makes pictures with its trigger word, at the price of a picture', async () => {
    const { fal, engine } = provider();
    const { user, model } = await trained(engine);
    const body = bodyFor(toolNamed('create-from-model'), { trainedModel: model, prompt: 'At dawn' });
    fal.next('result', { body: { images: [{ url: 'https://v3.fal.media/files/p.jpg' }] } });
    const { status, body: said } = await world.call('generate-from-model', {
      user,
      body,
      context: { engines: enginesOf([engine]) },
    });
    expect(status).toBe(202);
    expect(await ended(said['taskId'] as string)).toMatchObject({ status: 'completed' });
    expect(fal.submitted.at(-1)).toMatchObject({
      model: 'fal-ai/flux-lora',
      input: {
        prompt: 'myharbour, At dawn, realistic style',
        loras: [{ path: weightsAddress, scale: 1 }],
      },
    });
    const [creation] = await world.as('authenticated', user, 'select * from public.user_creations');
    expect(creation).toMatchObject({ type: 'image', status: 'completed', credits_cost: 10 });
    // Where the weights lie is nobody's to read.
    expect(JSON.stringify(creation)).not.toContain('safetensors');
    expect(JSON.stringify(await models(user))).not.toContain('safetensors');
    // Nor does a picture that is made keep it.
    const jobs = await world.as('service_role', null, 'select request from public.generation_jobs');
    expect(jobs.length).toBeGreaterThan(1);
    expect(JSON.stringify(jobs)).not.toContain('safetensors');
  });

  it('keeps where its weights lie out of an export, also while a picture is being made with it', async () => {
    const { engine } = provider();
    const { user, model } = await trained(engine);
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    const body = bodyFor(toolNamed('create-from-model'), { trainedModel: model, prompt: 'At dawn' });
    const made = await world.call('generate-from-model', {
      user,
      body,
      context: { engines: enginesOf([engine]) },
    });
    const task = made.body['taskId'] as string;
    const [job] = await world.sql('select * from public.generation_jobs where id = $1', [task]);
    expect([job!['ended_at'], JSON.stringify(job!['request'])]).toEqual([
      null,
      expect.stringContaining(weightsAddress),
    ]);

    const { body: ticket } = await world.call('export-data', { user });
    const { search } = new URL(ticket['url'] as string, 'http://localhost');
    const zip = await functions['download-export']!(
      new Request(`http://localhost/functions/v1/download-export${search}`),
      world.context(),
    );
    const texts = Object.values(unzipSync(await zip.bytes())).map((bytes) => new TextDecoder().decode(bytes));
    const own = texts.find((text) => text.includes(task) && text.includes('At dawn'));
    expect(own).toContain(model);
    expect(texts.filter((text) => text.includes(weightsAddress))).toEqual([]);
  });

  it('is nobody else’s: not to see, to use, to cancel or to delete', async () => {
    const { engine } = provider();
    const { user, model } = await trained(engine);
    const other = await personWith(50);
    expect(await models(other)).toEqual([]);
    const body = bodyFor(toolNamed('create-from-model'), { trainedModel: model });
    const used = await world.call('generate-from-model', {
      user: other,
      body,
      context: { engines: enginesOf([engine]) },
    });
    expect([used.status, used.body['error']]).toEqual([
      400,
      'Your model is not ready, or no longer there. Choose another one; nothing was charged.',
    ]);
    await world.as('authenticated', other, 'delete from public.trained_models where id = $1', [model]);
    const forged = world.as(
      'authenticated',
      other,
      `insert into public.trained_models (user_id, name, base_model, status) values ($1, 'Forged', 'sdxl', 'ready')`,
      [other],
    );
    await expect(forged).rejects.toThrow('permission denied');
    const read = world.as('authenticated', user, 'select * from private.trained_weights');
    await expect(read).rejects.toThrow('permission denied');
    expect(await models(user)).toMatchObject([{ id: model, status: 'ready' }]);

    const task = (await train(other, engine)).body['taskId'] as string;
    const stolen = { user, body: { task_id: task }, context: { engines: enginesOf([engine]) } };
    expect((await world.call('cancel-generation', stolen)).status).toBe(404);
  });

  it.each([
    ['an id that is none', 'mine'],
    ['one that is not there', '0b0e7c1e-1111-4222-8333-444455556666'],
  ])('is not used by %s', async (_what, trainedModel) => {
    const { engine } = provider();
    const user = await world.newUser();
    const body = bodyFor(toolNamed('create-from-model'), { trainedModel });
    const { status } = await world.call('generate-from-model', {
      user,
      body,
      context: { engines: enginesOf([engine]) },
    });
    expect(status).toBe(400);
  });

  it('can be deleted, but not while its training is paid for', async () => {
    const { engine } = provider();
    const { user, model } = await trained(engine);
    await world.as('authenticated', user, 'delete from public.trained_models where id = $1', [model]);
    expect(await models(user)).toEqual([]);

    const idle = provider().engine;
    const next = await personWith(50);
    await train(next, idle);
    await expect(world.as('authenticated', next, 'delete from public.trained_models')).rejects.toThrow(
      'This model is still in training. Cancel the training first.',
    );
    // An account goes whole all the same, and its training with it.
    await world.sql('select public.close_account($1)', [next]);
    expect(await world.sql('select from public.trained_models where user_id = $1', [next])).toEqual([]);
  });

  it('is neither trained nor used on the local engine, which says so', async () => {
    const engine = localEngine();
    const { user, model } = await trained(provider().engine);
    await world.sql(`select public.credit_grant($1, 50, 'purchase', 'more')`, [user]);
    const answer = await world.call('engine-capabilities', { context: { engines: enginesOf([engine]) } });
    expect(answer.body['tools']).toMatchObject({ [modelTraining.id]: null, 'create-from-model': null });
    const started = await train(user, engine);
    expect([started.status, started.body['error']]).toEqual([
      400,
      'Train Your Model is not offered by the engine of this server. Nothing was charged.',
    ]);
    const body = bodyFor(toolNamed('create-from-model'), { trainedModel: model });
    const used = await world.call('generate-from-model', {
      user,
      body,
      context: { engines: enginesOf([engine]) },
    });
    expect([used.status, used.body['error']]).toEqual([
      400,
      'Create Image with a model of your own is not offered by the engine of this server. Nothing was charged.',
    ]);
    expect(await creditsOf(user)).toEqual({ balance: 50, held: 0 });
  });
});
