import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sharedWorld } from '../credits/testing/sharedWorld.ts';
import { ledgerWorld } from '../credits/testing/ledgerWorld.ts';

const world = sharedWorld(ledgerWorld);

const asked = async <T>(user: string, call: string, values: readonly unknown[] = []) =>
  (await world.as<{ answer: T }>('authenticated', user, `select public.${call} as answer`, values))[0]!
    .answer;
const state = (user: string, task: string) =>
  asked<Record<string, unknown> | null>(user, 'job_state($1)', [task]);

describe('the state of a job', () => {
  it('is told to its owner alone, with its place in the queue and what cancelling gives back', async () => {
    const [ann, ben] = [await world.newUser(), await world.newUser()];
    await world.start(ben);
    const { task_id: task, creation_id: creation } = await world.start(ann);
    expect(await state(ann, task)).toEqual({
      task_id: task,
      creation_id: creation,
      trained_model_id: null,
      tool: 'wan-i2v',
      model: 'wan-i2v',
      status: 'queued',
      progress: null,
      position: 1,
      message: null,
      cancel_returns: 'all',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
    });
    expect(await state(ben, task)).toBeNull();
    expect(await state(ann, randomUUID())).toBeNull();
  });

  it('is listed while it runs, newest first', async () => {
    const user = await world.newUser();
    const first = await world.start(user);
    const second = await world.start(user);
    const running = async () =>
      (await asked<{ task_id: string }[]>(user, 'running_jobs()')).map((job) => job.task_id);
    expect(await running()).toEqual([second.task_id, first.task_id]);
    await world.finish(second.task_id, 'failed');
    expect(await running()).toEqual([first.task_id]);
  });

  it('is told for a day after it ended, unless it is put away, which what runs never is', async () => {
    const [user, other] = [await world.newUser(), await world.newUser()];
    const started = async () => (await world.start(user)).task_id;
    const over = async () => {
      const task = await started();
      await world.finish(task, 'failed');
      return task;
    };
    const [old, putAway, ended, runs] = [await over(), await over(), await over(), await started()];
    for (const task of [putAway, runs]) await asked(user, `put_away_job('${task}')`);
    await asked(other, `put_away_job('${ended}')`);
    await world.sql(
      `update public.generation_jobs set ended_at = now() - interval '25 hours' where id = $1`,
      [old],
    );
    const recent = (await asked<{ task_id: string }[]>(user, 'recent_jobs()')).map((job) => job.task_id);
    expect(recent).toEqual([runs, ended]);
  });
});

describe('cancelling (D36)', () => {
  const runs = async (user: string, refundsCancelled: string) => {
    const job = await world.start(user, { p_request: { values: {}, files: {}, refundsCancelled } });
    await world.database.rows('claim_jobs', {
      p_worker: 'w',
      p_engine: 'local',
      p_most: 100,
      p_lease_seconds: 60,
    });
    await world.database.call('report_progress', {
      p_job: job.task_id,
      p_worker: 'w',
      p_lease_seconds: 60,
      p_status: 'running',
    });
    return job;
  };
  const cancel = (user: string, task: string, told: string | null = null) =>
    world.database.call<Record<string, unknown>>('cancel_job', { p_user: user, p_job: task, p_told: told });
  const left = async (user: string) =>
    (await world.database.call<{ credits_remaining: number }>('video_limits', { p_user: user }))
      .credits_remaining;

  it('before it started gives all back, once', async () => {
    const user = await world.newUser();
    const { task_id: task } = await world.start(user);
    expect(await left(user)).toBe(2);
    expect(await cancel(user, task, 'all')).toMatchObject({
      status: 'cancelled',
      returned: 'all',
      applied: true,
    });
    expect(await cancel(user, task)).toMatchObject({ status: 'cancelled', returned: 'all', applied: false });
    expect(await left(user)).toBe(3);
    expect(await state(user, task)).toMatchObject({
      status: 'cancelled',
      cancel_returns: null,
      message: 'You cancelled this generation. Nothing was charged.',
    });
    // What the engine still brings changes nothing.
    expect(await world.finish(task, 'completed')).toEqual({ status: 'cancelled', applied: false });
    expect(await left(user)).toBe(3);
  });

  it('while it runs gives what the engine gives, and said so before', async () => {
    const user = await world.newUser();
    const kept = await runs(user, 'queued');
    const given = await runs(user, 'always');
    expect([await state(user, kept.task_id), await state(user, given.task_id)]).toMatchObject([
      { cancel_returns: 'none' },
      { cancel_returns: 'all' },
    ]);
    expect(await cancel(user, given.task_id, 'all')).toMatchObject({ returned: 'all' });
    expect(await cancel(user, kept.task_id, 'none')).toMatchObject({ returned: 'none' });
    expect(await left(user)).toBe(2);
    expect(await state(user, kept.task_id)).toMatchObject({
      message: 'You cancelled this generation. The engine had started, so it was charged.',
    });
  });

  it('is refused where less would come back than the button said', async () => {
    const user = await world.newUser();
    const { task_id: task } = await runs(user, 'queued');
    await expect(cancel(user, task, 'all')).rejects.toMatchObject({ code: 'PT409' });
    expect(await state(user, task)).toMatchObject({ status: 'running' });
  });

  it('is for the owner alone', async () => {
    const { task_id: task } = await world.start(await world.newUser());
    await expect(cancel(await world.newUser(), task)).rejects.toMatchObject({ code: 'PT404' });
  });
});
