import { beforeEach, describe, expect, it } from 'vitest';
import { EngineRefusal, EngineTrouble } from '../engine.ts';
import { wanOrder } from '../testing/wanOrder.ts';
import { falEngine } from './falEngine.ts';
import { refusedBySafety } from './falQueue.ts';
import { falEmulator, type FalEmulator } from './testing/falEmulator.ts';
import { wholeResult } from './testing/wholeResult.ts';
import { heldFile } from '../heldFile.ts';

const clip = new TextEncoder().encode('\0\0\0\x1cftypisom a clip');
const { signal } = new AbortController();

let fal: FalEmulator;
beforeEach(() => {
  fal = falEmulator({ file: clip });
});

const engineOf = (more: Partial<Parameters<typeof falEngine>[0]> = {}) =>
  falEngine({ key: fal.key, largestFile: 1_000_000, fetch: fal.fetch, ...more });

const order = wanOrder(Uint8Array.of(0xff, 0xd8, 0xff), { prompt: 'Waves roll in', duration: 5, motion: 7 });

describe('WAN on fal', () => {
  it('is asked for exactly what the person asked for', async () => {
    await engineOf().submit(order, signal);
    expect(fal.submitted).toEqual([
      {
        requestId: 'request-1',
        model: 'fal-ai/wan/v2.2-a14b/image-to-video',
        webhook: null,
        input: {
          image_url: 'data:image/jpeg;base64,/9j/',
          prompt: 'Waves roll in',
          num_frames: 81,
          frames_per_second: 16,
          num_interpolated_frames: 1,
          adjust_fps_for_interpolation: true,
          resolution: '720p',
          aspect_ratio: 'auto',
          shift: 7,
          enable_safety_checker: true,
          enable_output_safety_checker: true,
        },
      },
    ]);
  });

  it('stays within what the model takes for every length that the form offers', async () => {
    for (let duration = 2; duration <= 8; duration++)
      await engineOf().submit(wanOrder(Uint8Array.of(1), { duration }), signal);
    const frames = fal.submitted.map(({ input }) => input['num_frames'] as number);
    expect(Math.min(...frames)).toBeGreaterThanOrEqual(17);
    expect(Math.max(...frames)).toBeLessThanOrEqual(161);
    expect(frames.map((each) => Math.floor(each / 16))).toEqual([2, 3, 4, 5, 6, 7, 8]);
  });

  it('names the job in the address it reports to', async () => {
    await engineOf({ webhookUrl: 'https://kinora.example/functions/v1/engine-webhook' }).submit(
      order,
      signal,
    );
    expect(fal.submitted[0]!.webhook).toBe(
      `https://kinora.example/functions/v1/engine-webhook?job=${order.jobId}`,
    );
  });

  it('waits in the queue, runs, and brings a clip that is then our own', async () => {
    const engine = engineOf();
    const ticket = await engine.submit(order, signal);
    // What is kept between two processes is JSON.
    const kept = JSON.parse(JSON.stringify(ticket)) as typeof ticket;
    expect(await engine.status(kept, signal)).toEqual({ state: 'queued', position: 3 });
    expect(await engine.status(kept, signal)).toEqual({ state: 'running', progress: null });
    expect(await engine.status(kept, signal)).toEqual({ state: 'ended' });
    expect(await wholeResult(engine.result(kept, signal))).toEqual({
      verdict: 'completed',
      file: { bytes: clip, type: 'video/mp4' },
      poster: null,
      width: null,
      height: null,
      seconds: null,
    });
  });

  it('can be cancelled, and takes it calmly when it is too late', async () => {
    const engine = engineOf();
    const ticket = await engine.submit(order, signal);
    await engine.cancel(ticket);
    expect(fal.cancelled).toEqual(['request-1']);
  });
});

describe('a refusal', () => {
  it('422 at the start says which field and why, and is final', async () => {
    fal.next('submit', {
      status: 422,
      body: { detail: [{ loc: ['body', 'image_url'], msg: 'Image too small', type: 'image_too_small' }] },
    });
    const refused = engineOf().submit(order, signal);
    await expect(refused).rejects.toBeInstanceOf(EngineRefusal);
    await expect(refused).rejects.toThrow(
      'The model refused this: image_url: Image too small. Nothing was charged.',
    );
  });

  it('422 at the end, after COMPLETED, is a failed verdict', async () => {
    const engine = engineOf();
    const ticket = await engine.submit(order, signal);
    fal.next('result', { status: 422, body: { detail: 'Could not read the image' } });
    expect(await wholeResult(engine.result(ticket, signal))).toEqual({
      verdict: 'failed',
      message: 'The model refused this: Could not read the image. Nothing was charged.',
    });
  });

  it('of the provider’s safety filter is said in our words', async () => {
    fal.next('submit', {
      status: 422,
      body: { detail: [{ loc: ['body', 'prompt'], msg: 'x', type: 'content_policy_violation' }] },
    });
    await expect(engineOf().submit(order, signal)).rejects.toThrow(refusedBySafety);
  });

  it('of the key names what the operator must check, and never the key', async () => {
    const wrong = engineOf({ key: 'wrong-key' }).submit(order, signal);
    await expect(wrong).rejects.toThrow('FAL_KEY');
    await expect(wrong).rejects.not.toThrow('wrong-key');
  });

  it('of the key while a job runs says nothing of the job: it is asked about again', async () => {
    const ticket = await engineOf().submit(order, signal);
    const since = engineOf({ key: 'wrong-key' });
    await expect(since.status(ticket, signal)).rejects.toMatchObject({
      name: 'EngineTrouble',
      waitSeconds: 60,
    });
  });

  it('an answer without a video is a failed verdict', async () => {
    const engine = engineOf();
    const ticket = await engine.submit(order, signal);
    fal.next('result', { body: { seed: 1 } });
    expect(await wholeResult(engine.result(ticket, signal))).toMatchObject({ verdict: 'failed' });
  });
});

describe('trouble that may pass', () => {
  it.each([500, 502, 503, 429, 408])('%i is worth another attempt', async (status) => {
    const engine = engineOf();
    fal.next('submit', { status, body: {} });
    await expect(engine.submit(order, signal)).rejects.toBeInstanceOf(EngineTrouble);
    expect(await engine.submit(order, signal)).toMatchObject({ requestId: 'request-1' });
  });

  it('waits as long as the provider asks', async () => {
    fal.next('submit', { status: 429, body: {}, headers: { 'retry-after': '42' } });
    await expect(engineOf().submit(order, signal)).rejects.toMatchObject({ waitSeconds: 42 });
  });

  it('no answer in time', async () => {
    fal.next('submit', 'silence');
    await expect(engineOf({ timeoutSeconds: 0.05 }).submit(order, signal)).rejects.toThrow(
      'did not answer in time',
    );
  });

  it('a file that is not there yet', async () => {
    const engine = engineOf();
    const ticket = await engine.submit(order, signal);
    fal.next('file', { status: 404 });
    await expect(engine.result(ticket, signal)).rejects.toThrow('could not be fetched (404)');
    expect(await wholeResult(engine.result(ticket, signal))).toMatchObject({ verdict: 'completed' });
  });

  it('being stopped is no trouble of the provider', async () => {
    const stop = new AbortController();
    fal.next('submit', 'silence');
    const submitting = engineOf().submit(order, stop.signal);
    stop.abort(new Error('stopped'));
    await expect(submitting).rejects.toThrow('stopped');
  });
});

it('fal’s key goes to nobody else, whatever address an answer names', async () => {
  fal.next('submit', {
    body: {
      request_id: 'x',
      status_url: 'https://evil.example/s',
      response_url: 'https://evil.example/r',
      cancel_url: 'https://evil.example/c',
    },
  });
  const engine = engineOf();
  const ticket = await engine.submit(order, signal);
  await expect(engine.status(ticket, signal)).rejects.toThrow('an address that is not its own');
});

it('objects to pictures that the model can’t read', async () => {
  const gif = { ...order, files: { image: [heldFile({ bytes: Uint8Array.of(1), type: 'image/gif' })] } };
  expect(await engineOf().objection(gif)).toContain('image/gif');
  expect(await engineOf().objection(order)).toBeNull();
});
