import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Mp4OutputFormat, Output } from 'mediabunny';
import { beforeEach, describe, expect, it } from 'vitest';
import { orderFor, toolNamed } from '../testing/orderFor.ts';
import { wanOrder } from '../testing/wanOrder.ts';
import { falEngine } from './falEngine.ts';
import { refusedBySafety } from './falQueue.ts';
import { falEmulator, type FalEmulator } from './testing/falEmulator.ts';
import { wholeResult } from './testing/wholeResult.ts';

const clip = new TextEncoder().encode('\0\0\0\x1cftypisom a clip');
const { signal } = new AbortController();

let fal: FalEmulator;
beforeEach(() => {
  fal = falEmulator({ file: clip });
});

const engineOf = (more: Partial<Parameters<typeof falEngine>[0]> = {}) =>
  falEngine({ key: fal.key, largestFile: 1_000_000, fetch: fal.fetch, ...more });

const order = wanOrder(Uint8Array.of(0xff, 0xd8, 0xff), { prompt: 'Waves roll in', duration: 5, motion: 7 });

describe('what the provider delivers', () => {
  const delivered = async (url: string, more: Partial<Parameters<typeof falEngine>[0]> = {}) => {
    const engine = engineOf(more);
    const ticket = await engine.submit(order, signal);
    fal.next('result', { body: { video: { url } } });
    return wholeResult(engine.result(ticket, signal));
  };
  const atFal = 'https://v3.fal.media/files/clip.mp4';

  it.each([
    'http://v3.fal.media/clip.mp4',
    'https://evil.example/clip.mp4',
    'https://evilfal.media/clip.mp4',
    'https://fal.media.evil.example/clip.mp4',
    'https://fal.media@evil.example/clip.mp4',
    'https://v3.fal.media:8443/clip.mp4',
    'https://127.0.0.1/clip.mp4',
    'file:///etc/passwd',
    'clip.mp4',
  ])('is not fetched from %s', async (url) => {
    expect(await delivered(url)).toEqual({
      verdict: 'failed',
      message: expect.stringContaining('where this server does not go. Nothing was charged.') as string,
    });
    expect(fal.filesAsked).toEqual([]);
  });

  it.each(['https://fal.media/a.mp4', atFal, 'https://storage.fal.run/a.mp4'])(
    'is fetched from %s',
    async (url) => {
      expect(await delivered(url)).toMatchObject({ verdict: 'completed' });
    },
  );

  it('is fetched from where the operator says', async () => {
    const fileHosts = ['files.example.org'];
    expect(await delivered('https://files.example.org/a.mp4', { fileHosts })).toMatchObject({
      verdict: 'completed',
    });
    expect(await delivered(atFal, { fileHosts })).toMatchObject({ verdict: 'failed' });
  });

  it('a redirection of a result leads to no other host', async () => {
    fal.next('file', { status: 302, headers: { location: 'http://169.254.169.254/' } });
    expect(await delivered(atFal)).toMatchObject({
      verdict: 'failed',
      message: expect.stringContaining('elsewhere') as string,
    });
    expect(fal.filesAsked).toEqual([{ url: atFal, redirect: 'manual' }]);
  });

  it('is a failed verdict where it is no video', async () => {
    fal.next('file', { body: '<html>gone</html>' });
    expect(await delivered(atFal)).toEqual({
      verdict: 'failed',
      message: 'What the provider delivered is not a video. Nothing was charged.',
    });
  });

  it('is a failed verdict where it is larger than is kept, by its word or by count', async () => {
    const large = {
      verdict: 'failed',
      message: 'The finished video is larger than this server keeps. Nothing was charged.',
    };
    expect(await delivered(atFal, { largestFile: clip.byteLength })).toMatchObject({ verdict: 'completed' });
    expect(await delivered(atFal, { largestFile: clip.byteLength - 1 })).toEqual(large);
    let pieces = 0;
    const hidden = new ReadableStream<Uint8Array>({
      pull: (stream) => {
        pieces += 1;
        stream.enqueue(pieces === 1 ? clip.slice() : new Uint8Array(1000));
      },
    });
    fal.next('file', { stream: hidden });
    expect(await delivered(atFal, { largestFile: 10_000 })).toEqual(large);
    expect(pieces).toBeLessThan(15);
  });
});

describe('a picture', () => {
  const png = Uint8Array.from(
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  );
  const result = async (body: unknown, file = png) => {
    fal = falEmulator({ file });
    const engine = engineOf();
    const ticket = await engine.submit(orderFor(toolNamed('create-image')), signal);
    fal.next('result', { body });
    return wholeResult(engine.result(ticket, signal));
  };
  const images = [{ url: 'https://v3.fal.media/files/a.png', width: 992, height: 992 }];

  it('is fetched and measured', async () => {
    expect(await result({ images, has_nsfw_concepts: [false] })).toEqual({
      verdict: 'completed',
      file: { bytes: png, type: 'image/png' },
      poster: null,
      width: 1,
      height: 1,
      seconds: null,
    });
  });

  it('that the model’s filter blacked out is a refusal, and is not kept', async () => {
    expect(await result({ images, has_nsfw_concepts: [true] })).toEqual({
      verdict: 'failed',
      message: refusedBySafety,
    });
    expect(fal.filesAsked).toEqual([]);
  });

  it('that is a clip, or is not there, is a failed verdict', async () => {
    expect(await result({ images }, clip)).toMatchObject({
      verdict: 'failed',
      message: 'What the provider delivered is not a picture. Nothing was charged.',
    });
    expect(await result({ images: [] })).toMatchObject({ verdict: 'failed' });
  });
});

const megabyte = 1_048_576;

/** A film of 24 seconds and 24 MB, with its index where it is wanted. */
async function film(fastStart: false | 'in-memory'): Promise<Uint8Array> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart }), target });
  const track = new EncodedVideoPacketSource('vp9');
  output.addVideoTrack(track);
  await output.start();
  for (let second = 0; second < 24; second++)
    await track.add(new EncodedPacket(new Uint8Array(megabyte), 'key', second, 1), {
      decoderConfig: { codec: 'vp09.00.10.08', codedWidth: 1280, codedHeight: 720 },
    });
  await output.finalize();
  return new Uint8Array(target.buffer!);
}

/** What is handed out a megabyte at a time, when it is asked for. */
function slowly(bytes: Uint8Array) {
  let sent = 0;
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (sent >= bytes.byteLength) return controller.close();
        controller.enqueue(bytes.slice(sent, sent + megabyte));
        sent += megabyte;
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, sent: () => sent };
}

describe('a film that is larger than one would hold', () => {
  it.each([['end', false] as const, ['beginning', 'in-memory'] as const])(
    'is sent on as it comes, and measured as it passes: its index at its %s',
    async (_where, fastStart) => {
      const bytes = await film(fastStart);
      const engine = engineOf({ largestFile: 100 * megabyte });
      const ticket = await engine.submit(order, signal);
      const source = slowly(bytes);
      fal.next('file', { stream: source.stream });
      const result = engine.result(ticket, signal);
      expect(await result).toMatchObject({ verdict: 'arriving', file: { type: 'video/mp4' } });
      expect(source.sent()).toBeLessThan(4 * megabyte);
      expect(await wholeResult(result)).toMatchObject({
        verdict: 'completed',
        file: { bytes: { byteLength: bytes.byteLength } },
        width: 1280,
        height: 720,
        seconds: 24,
      });
    },
  );

  it('that breaks off on its way is fetched again', async () => {
    const engine = engineOf({ largestFile: 100 * megabyte });
    const ticket = await engine.submit(order, signal);
    const pieces = [clip, new Uint8Array(megabyte)];
    const broken = new ReadableStream<Uint8Array>({
      pull(controller) {
        const piece = pieces.shift();
        if (piece) controller.enqueue(piece);
        else controller.error(new Error('The line is cut.'));
      },
    });
    fal.next('file', { stream: broken });
    await expect(wholeResult(engine.result(ticket, signal))).rejects.toMatchObject({
      name: 'EngineTrouble',
      message: 'The finished video could not be fetched.',
    });
    expect(await wholeResult(engine.result(ticket, signal))).toMatchObject({ verdict: 'completed' });
  });
});
