import { generalWords } from '@kinora/contract';
import { expect, it } from 'vitest';
import type { ServiceDatabase } from '../credits/serviceDatabase.ts';
import { sharedWorld } from '../credits/testing/sharedWorld.ts';
import { asDataUrl, functionWorld, wanBody } from './testing/functionWorld.ts';

const world = sharedWorld(functionWorld);

/** The database, whose answer to some calls gets lost on its way, or that does not get the call at all. */
function losing(lost: readonly string[], { isDone = true } = {}): ServiceDatabase {
  const call: ServiceDatabase['call'] = async (name, parameters) => {
    if (!lost.includes(name)) return world.database.call(name, parameters);
    if (isDone) await world.database.call(name, parameters);
    throw Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' });
  };
  return { call, rows: call as ServiceDatabase['rows'] };
}

const press = (user: string, database: ServiceDatabase) =>
  world.call('generate-video', {
    user,
    body: wanBody(asDataUrl(world.picture)),
    headers: { 'idempotency-key': 'one-press' },
    context: { database },
  });
const jobs = (user: string) =>
  world.sql<{ id: string }>('select id from public.generation_jobs where user_id = $1', [user]);
const filesOf = (user: string) => world.files.places().filter((place) => place.startsWith(user));

it('a start that was accepted while its answer got lost is found, and answered', async () => {
  const user = await world.newUser();
  const { status, body } = await press(user, losing(['start_job']));
  expect(status).toBe(202);
  expect(await jobs(user)).toEqual([{ id: body['taskId'] }]);
  expect(filesOf(user)).toHaveLength(1);
});

it('where nobody knows, nothing is claimed, and the same press again is the same generation', async () => {
  const user = await world.newUser();
  let looks = 0;
  const away = losing(['start_job']);
  const unknown: ServiceDatabase = {
    ...away,
    // The look before the start is answered; the one after it is not.
    call: (name, parameters) =>
      name === 'job_by_key' && (looks += 1) > 1
        ? Promise.reject(new Error('away'))
        : away.call(name, parameters),
  };
  const { status, body } = await press(user, unknown);
  expect([status, body['problem']]).toEqual([
    503,
    { kind: 'Unavailable', message: generalWords.unavailable },
  ]);
  expect(JSON.stringify(body)).not.toMatch(/charged/i);
  // It was accepted, and has its file.
  expect([(await jobs(user)).length, filesOf(user).length]).toEqual([1, 1]);
  const again = await press(user, world.database);
  expect([again.status, again.body['taskId']]).toEqual([202, (await jobs(user))[0]!.id]);
});

it('a start that never came through is begun by the same press again', async () => {
  const user = await world.newUser();
  expect((await press(user, losing(['start_job'], { isDone: false }))).status).toBe(503);
  expect(await jobs(user)).toEqual([]);
  expect((await press(user, world.database)).status).toBe(202);
  expect(await jobs(user)).toHaveLength(1);
});

it('what the database itself refused was not done: its files go', async () => {
  const user = await world.newUser();
  const broken: ServiceDatabase = {
    ...world.database,
    call: (name, parameters) =>
      name === 'start_job'
        ? Promise.reject(Object.assign(new Error('a check'), { code: '23514' }))
        : world.database.call(name, parameters),
  };
  expect((await press(user, broken)).status).toBe(500);
  expect(filesOf(user)).toEqual([]);
});

it('no unforeseen trouble claims to know what was charged', async () => {
  const user = await world.newUser();
  const { task_id: task } = await world.start(user);
  const { status, body } = await world.call('cancel-generation', {
    user,
    body: { task_id: task },
    context: { database: losing(['cancel_job']) },
  });
  expect(status).toBe(500);
  expect(JSON.stringify(body)).not.toMatch(/charged/i);
});
