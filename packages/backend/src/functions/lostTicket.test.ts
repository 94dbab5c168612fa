import { expect, it } from 'vitest';
import { FileRefusal } from '../files/fileStore.ts';
import { gaveUp, mostSetbacks } from '../jobs/workOn.ts';
import { noted, made, reportWorld } from './testing/reportWorld.ts';

const { on, running, expectFailed, withoutTicket } = reportWorld();

it('a report that comes before its ticket is written down is asked for again, and then counts', async () => {
  const { fal, job, send, creation, report, ticket } = await running();
  await withoutTicket(job.task_id, '15 seconds');
  const early = await send(fal.report(report), `?job=${job.task_id}`);
  // The provider repeats what is not answered with 2xx.
  expect([early.status, early.body['error']]).toEqual([
    503,
    'This job is just being submitted. Report again.',
  ]);
  expect(await creation()).toMatchObject({ status: 'queued' });
  await on.world.sql(
    `update public.generation_jobs set ticket = $2, provider_request_id = $3, leased_by = null, lease_until = null
     where id = $1`,
    [job.task_id, ticket, ticket.requestId],
  );
  expect(await send(fal.report(report), `?job=${job.task_id}`)).toMatchObject(noted);
  expect(await creation()).toMatchObject({ status: 'completed' });
});

it('a report of a job whose ticket was lost brings the result itself, so that nothing is submitted twice', async () => {
  const { fal, job, send, creation, report } = await running();
  await withoutTicket(job.task_id, '-1 seconds');
  expect(await send(fal.report({ ...report, payload: made }), `?job=${job.task_id}`)).toMatchObject(noted);
  expect(await creation()).toMatchObject({ status: 'completed' });
  expect(fal.submitted).toEqual([]);
});

it('a report of a job whose ticket was lost, sent ten times at once, fetches and settles once', async () => {
  const { fal, user, job, send, creation, report } = await running();
  await withoutTicket(job.task_id, '-1 seconds');
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => send(fal.report({ ...report, payload: made }), `?job=${job.task_id}`)),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(await creation()).toMatchObject({ status: 'completed' });
  expect([fal.filesAsked.length, fal.submitted.length]).toEqual([1, 0]);
  expect(await on.world.database.call('video_limits', { p_user: user })).toMatchObject({
    credits_remaining: 2,
  });
});

it('a report never overtakes a worker that begins to submit the job again at the same moment', async () => {
  let begin = async () => {};
  const { fal, job, send, report, creation } = await running({
    database: {
      ...on.world.database,
      call: async (name, parameters) => {
        // Between the look at the job and the writing.
        if (name === 'keep_report') await begin();
        return on.world.database.call(name, parameters);
      },
    },
  });
  await withoutTicket(job.task_id, '-1 seconds');
  begin = async () => void (await withoutTicket(job.task_id, '15 seconds'));
  const early = await send(fal.report({ ...report, payload: made }), `?job=${job.task_id}`);
  expect(early).toMatchObject({
    status: 503,
    body: { error: expect.stringContaining('Report again') as string },
  });
  expect(await creation()).toMatchObject({ status: 'queued' });
  expect(fal.filesAsked).toEqual([]);
});

it.each([
  ['lies where this server does not go', { video: { url: 'https://evil.example/clip.mp4' } }, 'does not go'],
  ['is no file at all', { seed: 7 }, 'without a file'],
])('a report of a result that %s ends the job at once, given back once', async (_what, payload, words) => {
  const { fal, user, job, send, report } = await running();
  await withoutTicket(job.task_id, '-1 seconds');
  for (let time = 0; time < 3; time++)
    expect((await send(fal.report({ ...report, payload }), `?job=${job.task_id}`)).status).toBe(200);
  await expectFailed(user, job.task_id, words);
});

it.each([
  ['ticket', false],
  ['lost ticket', true],
])(
  'a report of a result that storage never takes ends the job at once: with its %s',
  async (_what, isLost) => {
    let tries = 0;
    const files = {
      ...on.world.files,
      write: () => Promise.reject(new FileRefusal(`Never. ${(tries += 1)}`)),
    };
    const { fal, user, job, send, report } = await running({ files });
    if (isLost) await withoutTicket(job.task_id, '-1 seconds');
    for (let time = 0; time < 3; time++)
      await send(fal.report({ ...report, payload: made }), `?job=${job.task_id}`);
    await expectFailed(user, job.task_id, 'can’t be kept here. Nothing was charged');
    expect(tries).toBe(1);
  },
);

it('a report of a result that can never be fetched is tried so many times, then the job ends and all is given back', async () => {
  const { fal, user, job, send, report } = await running();
  await withoutTicket(job.task_id, '-1 seconds');
  fal.next('file', ...Array.from({ length: 20 }, () => ({ status: 404 })));
  for (let time = 0; time < mostSetbacks + 3; time++)
    await send(fal.report({ ...report, payload: made }), `?job=${job.task_id}`);
  await expectFailed(user, job.task_id, gaveUp);
  expect([fal.filesAsked.length, fal.submitted.length]).toEqual([mostSetbacks, 0]);
});

it('a report of a failure of a job whose ticket was lost gives everything back', async () => {
  const { fal, user, job, send, report } = await running();
  await withoutTicket(job.task_id, '-1 seconds');
  expect(
    await send(fal.report({ ...report, status: 'ERROR', payload: null }), `?job=${job.task_id}`),
  ).toMatchObject(noted);
  await expectFailed(user, job.task_id, 'could not do this');
});
