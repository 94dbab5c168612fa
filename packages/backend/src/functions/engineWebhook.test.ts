import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { falEngine } from '../engines/fal/falEngine.ts';
import { falWebhook } from '../engines/fal/falWebhook.ts';
import { clock, falEmulator } from '../engines/fal/testing/falEmulator.ts';
import type { FunctionContext } from './context.ts';
import { functionWorld, type FunctionWorld } from './testing/functionWorld.ts';

const clip = new TextEncoder().encode('\0\0\0\x1cftypisom a clip');
let world: FunctionWorld;
beforeAll(async () => {
  world = await functionWorld();
});
afterAll(async () => {
  expect(await world.drift()).toEqual([]);
  await world.close();
});

/** A job that fal works on, and the means to report on it. */
async function running() {
  const fal = falEmulator({ file: clip });
  const engine = falEngine({ key: fal.key, largestFile: 1_000_000, fetch: fal.fetch });
  const user = await world.newUser();
  const requestId = `request-${user}`;
  const url = 'https://queue.fal.run/fal-ai/wan/requests/request-1';
  const ticket = { requestId, statusUrl: `${url}/status`, responseUrl: url, cancelUrl: `${url}/cancel` };
  const job = await world.start(user, { p_engine: 'fal' });
  await world.sql('update public.generation_jobs set ticket = $2, provider_request_id = $3 where id = $1', [
    job.task_id,
    ticket,
    requestId,
  ]);
  const context: Partial<FunctionContext> = {
    engine,
    isGenuineReport: falWebhook({ fetch: fal.fetch, clock }),
  };
  const send = ({ headers, body }: ReturnType<typeof fal.report>) =>
    world.call('engine-webhook', {
      raw: body as Uint8Array<ArrayBuffer>,
      headers: Object.fromEntries(headers),
      context,
    });
  const creation = async () =>
    (
      await world.sql('select status, file_url from public.user_creations where id = $1', [job.creation_id])
    )[0];
  return {
    fal,
    user,
    job,
    send,
    creation,
    report: { request_id: requestId, status: 'OK', payload: {} },
    requestId,
  };
}

it('ends its job with the file that the provider made', async () => {
  const { fal, user, job, send, creation, report } = await running();
  expect(await send(fal.report(report))).toMatchObject({ status: 200, body: { status: 'completed' } });
  const place = `${user}/${job.creation_id}.mp4`;
  expect(await creation()).toEqual({ status: 'completed', file_url: place });
  expect((await world.files.read(place))?.bytes).toEqual(clip);
});

it('sent ten times charges once', async () => {
  const { fal, user, send, report } = await running();
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(fal.report(report))));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(await world.database.call('video_limits', { p_user: user })).toMatchObject({
    credits_used: 1,
    credits_remaining: 2,
  });
});

it('of a failure gives everything back', async () => {
  const { fal, user, send, creation, report } = await running();
  fal.next('result', { status: 422, body: { detail: 'No.' } });
  expect(await send(fal.report({ ...report, status: 'ERROR' }))).toMatchObject({
    status: 200,
    body: { status: 'failed' },
  });
  expect(await creation()).toEqual({ status: 'failed', file_url: null });
  expect(await world.database.call('video_limits', { p_user: user })).toMatchObject({ credits_remaining: 3 });
});

it('is asked for again when the file can’t be fetched just now', async () => {
  const { fal, send, creation, report } = await running();
  fal.next('file', { status: 503 });
  expect((await send(fal.report(report))).status).toBe(500);
  expect(await creation()).toMatchObject({ status: 'queued' });
  expect((await send(fal.report(report))).body).toEqual({ status: 'completed' });
});

it('finds a job whose answer at the start was lost only by waiting for its ticket', async () => {
  const { fal, job, report, requestId } = await running();
  await world.sql(
    'update public.generation_jobs set ticket = null, provider_request_id = null where id = $1',
    [job.task_id],
  );
  const signed = fal.report({ ...report, request_id: requestId });
  const { status, body } = await world.call('engine-webhook', {
    raw: signed.body as Uint8Array<ArrayBuffer>,
    headers: Object.fromEntries(signed.headers),
    search: `?job=${job.task_id}`,
    context: {
      engine: falEngine({ key: 'k', largestFile: 1_000_000 }),
      isGenuineReport: falWebhook({ fetch: fal.fetch, clock }),
    },
  });
  expect([status, body]).toEqual([202, { status: 'waiting' }]);
});

it('is refused when it is forged, altered, old, or from the future', async () => {
  const { fal, send, creation, report } = await running();
  const { privateKey: other } = generateKeyPairSync('ed25519');
  const genuine = fal.report(report);
  const altered = {
    ...genuine,
    body: new TextEncoder().encode(JSON.stringify({ ...report, status: 'ERROR' })),
  };
  const old = fal.report(report, { at: new Date(clock().getTime() - 301_000) });
  const early = fal.report(report, { at: new Date(clock().getTime() + 301_000) });
  const unsigned = { ...genuine, headers: new Headers({ 'x-fal-webhook-request-id': 'request-1' }) };
  const nonsense = {
    ...genuine,
    headers: new Headers([...genuine.headers, ['x-fal-webhook-signature', 'zz']]),
  };
  for (const bad of [fal.report(report, { signer: other }), altered, old, early, unsigned, nonsense])
    expect((await send(bad)).status).toBe(401);
  expect(await creation()).toEqual({ status: 'queued', file_url: null });
});

it('of a job that is not ours is taken calmly', async () => {
  const { fal, send } = await running();
  expect(await send(fal.report({ request_id: 'unknown', status: 'OK' }))).toMatchObject({
    status: 200,
    body: { status: 'ignored' },
  });
});
