import { expect, it } from 'vitest';
import { madeClip, scriptedEngine } from '../jobs/testing/scriptedEngine.ts';
import { sharedWorld } from '../credits/testing/sharedWorld.ts';
import { workWorld } from '../jobs/testing/workWorld.ts';
import type { MailPort } from '../mail/mail.ts';
import { hostedSchedule, type ScheduleContext } from './hostedSchedule.ts';
import { enginesOf } from '../engines/engines.ts';

const world = sharedWorld(workWorld);

const mailed = (send: () => Promise<void>): MailPort => ({
  name: 'smtp',
  send,
  close: () => Promise.resolve(),
});
const schedule = (more: Partial<ScheduleContext> = {}) =>
  hostedSchedule({
    database: world.database,
    files: world.files,
    engines: enginesOf([scriptedEngine()]),
    mail: mailed(() => Promise.resolve()),
    payments: null,
    site: 'https://kinora.example.org',
    env: {},
    clock: () => new Date(),
    log: (line) => void world.logged.push(line),
    waitUntil: () => undefined,
    workSeconds: 5,
    ...more,
  });

const letterIsDue = (key: string) =>
  world.sql(
    `insert into private.letters (recipient, kind, key, facts) values ('a@example.org', 'accountDeleted', $1, '{}')`,
    [key],
  );
const sweepIsDue = () => world.sql(`delete from private.rate_limits where bucket = 'schedule:sweep'`);

it('a mail server that hangs keeps neither jobs nor sweeps waiting', async () => {
  const engine = scriptedEngine({ runs: [[madeClip]], engine: { name: 'beside-mail' } });
  const { task } = await world.job(engine);
  await letterIsDue('hangs');
  expect(
    await schedule({
      engines: enginesOf([engine]),
      mail: mailed(() => new Promise(() => {})),
      partSeconds: 1,
    }).run(),
  ).toMatchObject({
    letters: null,
    swept: { creations: 0 },
  });
  expect(await world.row(task)).toMatchObject({ status: 'completed' });
  expect(world.logged).toContain('The schedule left the mails after 1 s: what is not done comes next time.');
});

it('what is held for a job that no engine will do any more is given back', async () => {
  const { task } = await world.job(scriptedEngine({ engine: { name: 'gone' } }));
  await world.sql(
    `update public.generation_jobs set waiting_since = now() - interval '2 days' where id = $1`,
    [task],
  );
  await schedule({ engines: enginesOf([]) }).run();
  expect(await world.row(task)).toMatchObject({ status: 'failed' });
});

it('an engine is told to stop what was found stuck', async () => {
  const engine = scriptedEngine({ engine: { name: 'stuck' } });
  const { task } = await world.job(engine);
  // Asked, without an answer, and due again only later.
  await world.sql(
    `update public.generation_jobs set ticket = '{"requestId": "paid-for"}', asked_at = now(),
       alive_at = now() - interval '61 minutes', next_poll_at = now() + interval '1 hour' where id = $1`,
    [task],
  );
  await schedule({ engines: enginesOf([engine]) }).run();
  expect(await world.row(task)).toMatchObject({ status: 'failed' });
  expect(engine.cancelled).toEqual(['paid-for']);
});

it('jobs come first', async () => {
  const engine = scriptedEngine({ runs: [[madeClip]], engine: { name: 'first' } });
  const { task } = await world.job(engine);
  await letterIsDue('after');
  const seen = new Set<unknown>();
  const send = async () => void seen.add((await world.row(task))['status']);
  await schedule({ engines: enginesOf([engine]), mail: mailed(send) }).run();
  expect([...seen]).toEqual(['completed']);
});

it('trouble of one part is written down and is nobody else’s', async () => {
  await sweepIsDue();
  const database = {
    ...world.database,
    rows: <T>(name: string, parameters?: Record<string, unknown>) =>
      name === 'claim_letters'
        ? Promise.reject(new Error('no letters today'))
        : world.database.rows<T>(name, parameters),
  };
  expect(await schedule({ database }).run()).toMatchObject({ letters: null, swept: { files: 0 } });
  expect(world.logged.at(-1)).toContain('could not finish the mails: Error: no letters today');
});
