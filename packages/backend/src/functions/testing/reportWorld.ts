import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect } from 'vitest';
import { falEngine } from '../../engines/fal/falEngine.ts';
import { falWebhook } from '../../engines/fal/falWebhook.ts';
import { clock, falEmulator } from '../../engines/fal/testing/falEmulator.ts';
import { workFor } from '../../hosted/workFor.ts';
import type { FunctionContext } from '../context.ts';
import { functionWorld, type FunctionWorld } from './functionWorld.ts';
import { enginesOf } from '../../engines/engines.ts';

export const clip = new TextEncoder().encode('\0\0\0\x1cftypisom a clip');
export const noted = { status: 200, body: { status: 'noted' } };
export const made = { video: { url: 'https://v3.fal.media/files/clip.mp4' } };

/** Jobs on fal and its reports on them, for a file of tests. */
export function reportWorld() {
  const on = {} as { world: FunctionWorld };
  const behind: Promise<void>[] = [];
  beforeAll(async () => {
    on.world = await functionWorld();
  });
  afterAll(async () => {
    expect(await on.world.drift()).toEqual([]);
    await on.world.close();
  });

  /** A job that fal works on, and the means to report on it. */
  async function running(more: Partial<FunctionContext> = {}) {
    const fal = falEmulator({ file: clip });
    const engine = {
      ...falEngine({ key: fal.key, largestFile: 1_000_000, fetch: fal.fetch }),
      name: `fal-${randomUUID()}`,
      pollMilliseconds: 1,
    };
    const engines = enginesOf([engine]);
    const user = await on.world.newUser();
    const requestId = `request-${user}`;
    const url = 'https://queue.fal.run/fal-ai/wan/requests/request-1';
    const ticket = { requestId, statusUrl: `${url}/status`, responseUrl: url, cancelUrl: `${url}/cancel` };
    const job = await on.world.start(user, { p_engine: engine.name });
    await on.world.sql(
      'update public.generation_jobs set ticket = $2, provider_request_id = $3 where id = $1',
      [job.task_id, ticket, requestId],
    );
    const context: Partial<FunctionContext> = {
      engines,
      isGenuineReport: falWebhook({ userId: 'user-1', fetch: fal.fetch, clock }),
      ...more,
      jobAccepted: () => void behind.push(workFor(30, on.world.context({ engines, ...more }))),
    };
    /** Answers when what goes on behind the answer is done too. */
    const send = async (
      { headers, body }: ReturnType<typeof fal.report>,
      search = '',
      isGenuineReport = context.isGenuineReport!,
    ) => {
      const answer = await on.world.call('engine-webhook', {
        raw: body as Uint8Array<ArrayBuffer>,
        headers: Object.fromEntries(headers),
        context: { ...context, isGenuineReport },
        search,
      });
      await Promise.all(behind.splice(0));
      return answer;
    };
    const creation = async () =>
      (
        await on.world.sql('select status, file_url from public.user_creations where id = $1', [
          job.creation_id,
        ])
      )[0];
    return {
      fal,
      user,
      job,
      send,
      creation,
      report: { request_id: requestId, status: 'OK', payload: {} },
      ticket,
    };
  }

  /** Ended with words for its owner, and given back once. */
  async function expectFailed(user: string, task: string, words: string): Promise<void> {
    const [row] = await on.world.sql('select status, message from public.generation_jobs where id = $1', [
      task,
    ]);
    expect(row).toEqual({ status: 'failed', message: expect.stringContaining(words) as string });
    const released = await on.world.sql(
      `select from public.credit_entries where user_id = $1 and kind = 'release'`,
      [user],
    );
    expect(released).toHaveLength(1);
    expect(await on.world.database.call('video_limits', { p_user: user })).toMatchObject({
      credits_remaining: 3,
    });
  }

  /** As if the answer to the submission had not arrived (yet). */
  const withoutTicket = (task: string, lease: string) =>
    on.world.sql(
      `update public.generation_jobs set ticket = null, provider_request_id = null, leased_by = 'one',
       lease_until = now() + $2::interval where id = $1`,
      [task, lease],
    );

  return { on, running, expectFailed, withoutTicket };
}
