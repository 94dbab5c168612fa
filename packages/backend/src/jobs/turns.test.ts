import { expect, it } from 'vitest';
import { ledgerWorld } from '../credits/testing/ledgerWorld.ts';
import { sharedWorld } from '../credits/testing/sharedWorld.ts';

const world = sharedWorld(ledgerWorld);

let lines = 0;
/** An engine that does one thing at a time, as the local one, with a line of its own. */
function lineOf() {
  const engine = `line${(lines += 1)}`;
  const who = new Map<string, string>();
  return {
    /** So many generations asked for, one after the other. */
    async asks(name: string, user: string, count: number): Promise<void> {
      for (let number = 1; number <= count; number += 1) {
        const { task_id: task } = await world.start(user, {
          p_engine: engine,
          p_kind: 'image',
          p_allowance: 'image',
        });
        who.set(task, `${name} ${number}`);
      }
    },
    /** Makes the next, and says whose it was. */
    async next(): Promise<string | undefined> {
      const claim = { p_worker: 'w', p_engine: engine, p_most: 1, p_lease_seconds: 60 };
      const [job] = await world.database.rows<{ id: string }>('claim_jobs', claim);
      if (!job) return undefined;
      await world.database.call('report_progress', {
        p_job: job.id,
        p_worker: 'w',
        p_lease_seconds: 60,
        p_status: 'running',
        p_attempts: 1,
      });
      await world.finish(job.id, 'failed');
      return who.get(job.id);
    },
    /** The names by the places that their owners are told. */
    async told(): Promise<(string | undefined)[]> {
      const rows = await world.sql<{ id: string; place: number }>(
        `select id, (private.job_view(job) ->> 'position')::integer as place
         from public.generation_jobs as job where engine = '${engine}' and ended_at is null order by place`,
      );
      return rows.map(({ id }) => who.get(id));
    },
  };
}

it('who asks for five makes nobody wait for five: everybody has a turn, and is told so (D36)', async () => {
  const [ann, ben, cleo] = [await world.newUser(), await world.newUser(), await world.newUser()];
  const line = lineOf();
  await line.asks('Ann', ann, 5);
  await line.asks('Ben', ben, 1);
  await line.asks('Cleo', cleo, 2);
  const order = ['Ann 1', 'Ben 1', 'Cleo 1', 'Ann 2', 'Cleo 2', 'Ann 3', 'Ann 4', 'Ann 5'];
  expect(await line.told()).toEqual(order);
  const made = [];
  for (let each = await line.next(); each !== undefined; each = await line.next()) made.push(each);
  expect(made).toEqual(order);
});

it('who comes while somebody has many waiting waits for one of them at most (D36)', async () => {
  const [ann, ben] = [await world.newUser(), await world.newUser()];
  const line = lineOf();
  await line.asks('Ann', ann, 4);
  expect(await line.next()).toBe('Ann 1');
  await line.asks('Ben', ben, 2);
  expect([await line.next(), await line.next(), await line.next(), await line.next()]).toEqual([
    'Ann 2',
    'Ben 1',
    'Ann 3',
    'Ben 2',
  ]);
});

it('nobody who comes later overtakes, however many come, and whenever one was served before (D36)', async () => {
  const [ann, ...others] = await Promise.all(Array.from({ length: 4 }, () => world.newUser()));
  const line = lineOf();
  await line.asks('Ann first', ann!, 1);
  await line.next();
  await line.asks('Ann', ann!, 1);
  for (const other of others) await line.asks('New', other, 1);
  expect(await line.next()).toBe('Ann 1');
});
