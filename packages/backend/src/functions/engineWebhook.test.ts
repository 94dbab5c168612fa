import { generateKeyPairSync } from 'node:crypto';
import { provenanceIn } from '@kinora/media';
import { expect, it } from 'vitest';
import { falReports } from '../engines/fal/falFromEnvironment.ts';
import { absence } from '../jobs/testing/absence.ts';
import { clock } from '../engines/fal/testing/falEmulator.ts';
import { clip, noted, reportWorld } from './testing/reportWorld.ts';

const { on, running } = reportWorld();

it('a report ends its job with the file that the provider made, and says behind it what made it', async () => {
  const { fal, user, job, send, creation, report } = await running();
  expect(await send(fal.report(report))).toMatchObject(noted);
  const place = `${user}/${job.creation_id}.mp4`;
  expect(await creation()).toEqual({ status: 'completed', file_url: place });
  const { bytes } = (await on.world.files.read(place))!;
  expect(bytes.subarray(0, clip.length)).toEqual(clip);
  expect(provenanceIn(bytes)).toMatchObject({ tool: 'wan-i2v', engine: 'WAN 2.2' });
});

it('a report that is sent ten times charges once', async () => {
  const { fal, user, send, report } = await running();
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(fal.report(report))));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(await on.world.database.call('video_limits', { p_user: user })).toMatchObject({
    credits_used: 1,
    credits_remaining: 2,
  });
});

it('a report that comes an hour late still brings what was made, whether anybody looked after jobs meanwhile or not', async () => {
  for (const wasAway of [true, false]) {
    const { fal, user, job, send, creation, report } = await running();
    // It was handed over, and nobody has heard of it since.
    await on.world.sql(
      `update public.generation_jobs set attempts = 1, attempted_at = now(), alive_at = now(), asked_at = now()
       where id = $1`,
      [job.task_id],
    );
    await on.world.database.call('note_presence');
    await absence(on.world, 61);
    if (!wasAway) await on.world.sql('update private.presence set seen_at = now()');
    expect(await send(fal.report(report))).toMatchObject(noted);
    expect(await creation()).toEqual({ status: 'completed', file_url: `${user}/${job.creation_id}.mp4` });
  }
});

it('a report of a failure gives everything back', async () => {
  const { fal, user, send, creation, report } = await running();
  fal.next('result', { status: 422, body: { detail: 'No.' } });
  expect(await send(fal.report({ ...report, status: 'ERROR' }))).toMatchObject(noted);
  expect(await creation()).toEqual({ status: 'failed', file_url: null });
  expect(await on.world.database.call('video_limits', { p_user: user })).toMatchObject({
    credits_remaining: 3,
  });
});

it('a report of a file that can’t be fetched just now is noted, and the file is fetched when it can be', async () => {
  const { fal, job, send, creation, report } = await running();
  fal.next('file', { status: 503 });
  expect(await send(fal.report(report))).toMatchObject(noted);
  expect(await creation()).toMatchObject({ status: 'processing' });
  await on.world.sql('update public.generation_jobs set next_poll_at = now() where id = $1', [job.task_id]);
  await send(fal.report(report));
  expect(await creation()).toMatchObject({ status: 'completed' });
});

it('a report that the provider gives up waiting for is worked on all the same', async () => {
  const { fal, send, creation, report } = await running();
  let give = () => {};
  const slow = new ReadableStream<Uint8Array>({
    start(controller) {
      give = () => {
        controller.enqueue(clip);
        controller.close();
      };
    },
  });
  fal.next('file', { stream: slow });
  const answered = send(fal.report(report));
  while (fal.filesAsked.length === 0) await new Promise((resolve) => setImmediate(resolve));
  // Ten minutes of a slow line would look no different: nobody holds the provider's line meanwhile.
  give();
  expect(await answered).toMatchObject(noted);
  expect(await creation()).toMatchObject({ status: 'completed' });
});

it('a report that comes after the person cancelled changes nothing, and leaves no file', async () => {
  const { fal, user, job, send, creation, report } = await running();
  await on.world.database.call('cancel_job', { p_user: user, p_job: job.task_id });
  const before = on.world.files.places();
  expect(await send(fal.report(report))).toMatchObject({ status: 200, body: { status: 'ignored' } });
  expect(await creation()).toMatchObject({ status: 'cancelled', file_url: null });
  expect(on.world.files.places()).toEqual(before);
  expect(await on.world.database.call('video_limits', { p_user: user })).toMatchObject({
    credits_remaining: 3,
  });
});

it('a report is refused when it is forged, altered, old, or from the future', async () => {
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

it('reports are believed of a named account alone', () => {
  expect(() => falReports({ FAL_KEY: 'id:secret' }, clock)).toThrow('FAL_USER_ID is not set.');
});

it('a report of another account of the provider is refused, though the provider signed it', async () => {
  const env = { FAL_USER_ID: 'user-2' };
  const { fal, send, creation, report } = await running();
  const ours = falReports(env, clock, fal.fetch);
  const { headers, body } = fal.report(report);
  expect(await ours(headers, body)).toBe(false);
  expect(await falReports({ FAL_USER_ID: 'user-1' }, clock, fal.fetch)(headers, body)).toBe(true);
  // Its name is signed: changing it breaks the signature.
  const renamed = new Headers(headers);
  renamed.set('x-fal-webhook-user-id', 'user-2');
  expect(await ours(renamed, body)).toBe(false);
  expect((await send(fal.report(report), '', ours)).status).toBe(401);
  expect(await creation()).toMatchObject({ status: 'queued' });
});

it('a report of a job that is not ours is taken calmly', async () => {
  const { fal, send } = await running();
  expect(await send(fal.report({ request_id: 'unknown', status: 'OK' }))).toMatchObject({
    status: 200,
    body: { status: 'ignored' },
  });
});
