import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { signatureHeaders } from '../payments/signature.ts';
import { packPaid } from '../payments/testing/reports.ts';
import {
  killableWorld,
  post,
  signIn,
  type KillableServer,
  type KillableWorld,
} from './testing/killableServer.ts';
import { kills, timeForKills } from './testing/kills.ts';

vi.setConfig({ testTimeout: timeForKills });

const reportsEach = 20;
const jobsEach = 8;
const answersEach = reportsEach + 2 * jobsEach;
const verdicts = ['completed', 'failed'] as const;
type Verdict = (typeof verdicts)[number];

let world: KillableWorld;
beforeAll(async () => {
  world = await killableWorld({});
});
afterAll(() => world.remove());

/** The server and its database with it, so that what is under way in the database is cut off too. */
async function killAll(server: KillableServer): Promise<() => Promise<void>> {
  const [{ pid }] = (await server.sql<{ pid: number }>(
    `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::integer as pid`,
  )) as [{ pid: number }];
  return () => {
    process.kill(pid, 'SIGKILL');
    return server.kill();
  };
}

async function startJobs({ sql }: KillableServer, user: string): Promise<string[]> {
  const tasks = Array.from({ length: jobsEach }, (): string => randomUUID());
  for (const task of tasks)
    // An engine that nobody works for: who finishes them is this test alone.
    await sql(
      `select public.start_job($1, $2::uuid::text, 'hash', $2::uuid, gen_random_uuid(), 'video', 'wan-i2v', 'wan-i2v', 'Nobody', 'Waves',
         '{}', '{"values": {}, "files": {}}', 'nobody', 100, 1000, 'video')`,
      [user, task],
    );
  return tasks;
}

test(`killed ${kills} times while one report comes 200 times and each job is finished both ways: once is once`, async () => {
  let server = await world.start();
  const token = await signIn(server);
  const [{ id: user }] = (await server.sql<{ id: string }>(
    `select id from auth.users where email = 'demo@kinora.local'`,
  )) as [{ id: string }];
  await server.sql(`select public.credit_grant($1, $2, 'grant', 'room')`, [user, kills * 2000]);
  const opened = await post(server, {
    token,
    name: 'purchase-credits',
    body: '{"credit_pack_id":"creator"}',
  });
  const checkout = ((await opened.json()) as { url: string }).url.split('/').at(-1)!;
  const body = new TextEncoder().encode(JSON.stringify(packPaid(checkout)));

  const outcomes: string[] = [];
  async function report(): Promise<void> {
    const answer = await fetch(`${server.origin}/functions/v1/payment-webhook`, {
      method: 'POST',
      headers: await signatureHeaders(server.linkSecret, body, new Date()),
      body,
    });
    // A server whose database is gone has a moment left to say so.
    if (answer.status >= 500) throw new TypeError(`It answered ${answer.status}.`);
    outcomes.push(((await answer.json()) as { outcome: string }).outcome);
  }

  const applied = new Map<string, Verdict>();
  const first = new Set<string>();
  async function finish(task: string, verdict: Verdict): Promise<void> {
    const [{ said }] = (await server.sql<{ said: { status: Verdict; applied: boolean } }>(
      `select public.finish_job($1, $2::text, null, case when $2::text = 'completed' then 'u/c.mp4' end) as said`,
      [task, verdict],
    )) as [{ said: { status: Verdict; applied: boolean } }];
    // The first verdict that was told stays, whatever came in between.
    expect(said.status).toBe(applied.get(task) ?? said.status);
    applied.set(task, said.status);
    // Told to one of the two at most: the answer that said so may be one of those that got lost.
    expect(said.applied && first.has(task)).toBe(false);
    if (said.applied) first.add(task);
  }
  const finishBoth = (tasks: readonly string[]) =>
    tasks.flatMap((task, index) =>
      (index % 2 ? verdicts : verdicts.toReversed()).map((verdict) => () => finish(task, verdict)),
    );

  const all: string[] = [];
  let cutOff = 0;
  for (let round = 0; round < kills; round++) {
    const tasks = await startJobs(server, user);
    all.push(...tasks);
    const kill = await killAll(server);
    let answers = 0;
    let killed: Promise<void> | null = null;
    const count = () => {
      // A little later each time: in the middle of something else.
      if ((answers += 1) === 1 + ((round * 3) % answersEach)) killed = kill();
    };
    const work = [...Array.from({ length: reportsEach }, () => report), ...finishBoth(tasks)];
    const done = await Promise.allSettled(work.map((each) => each().then(count)));
    await (killed ?? kill());
    for (const each of done) {
      if (each.status === 'fulfilled') continue;
      // An expectation that fails is ours; a connection that breaks is the kill's.
      if ((each.reason as Error).name === 'AssertionError') throw each.reason;
      cutOff += 1;
    }

    server = await world.start();
    expect(await server.sql('select * from private.ledger_drift'), `after kill ${round + 1}`).toEqual([]);
    await Promise.all(finishBoth(tasks).map((each) => each()));
  }
  expect(cutOff).toBeGreaterThan(kills);
  await Promise.all(Array.from({ length: reportsEach }, report));

  // Told as paid once at most: the answer that said so may be one of those that got lost.
  expect(outcomes.filter((outcome) => outcome !== 'known').length).toBeLessThanOrEqual(1);
  const [paid] = await server.sql(
    `select (select count(*)::integer from public.payments) as payments,
       (select count(*)::integer from public.credit_entries where kind = 'purchase' and balance_delta = 3500) as purchases,
       (select count(*)::integer from private.letters where kind = 'receipt') as letters`,
  );
  expect(paid).toEqual({ payments: 1, purchases: 1, letters: 1 });
  const jobs = await server.sql<{ id: string; status: Verdict; settled: number; state: string }>(
    `select job.id, job.status, hold.state, (select count(*)::integer from public.credit_entries as entry
       where entry.hold_id = hold.id and entry.kind in ('capture', 'release')) as settled
     from public.generation_jobs as job join public.credit_holds as hold on hold.id = job.hold_id
     where job.engine = 'nobody'`,
  );
  expect(new Map(jobs.map((job) => [job.id, job.status]))).toEqual(applied);
  expect(jobs.map((job) => job.id).toSorted()).toEqual(all.toSorted());
  for (const { status, state, settled } of jobs)
    expect({ state, settled }).toEqual({
      state: status === 'completed' ? 'captured' : 'released',
      settled: 1,
    });
  expect(new Set(jobs.map((job) => job.status))).toEqual(new Set(verdicts));
  expect(await server.sql('select * from private.ledger_drift')).toEqual([]);
  await server.kill();
});
