import sharp, { type Color } from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawnPicture } from '../draw/drawnPicture.ts';
import { PictureProblem } from '../picture/PictureProblem.ts';
import { provenanceIn } from '../read/provenanceIn.ts';
import { brightness, decodedClip, difference } from '../testing/decodedClip.ts';
import { fullScale } from './clipScale.ts';
import type { MadeClip } from './made.ts';
import { imageToVideo, type ImageToVideo } from './imageToVideo.ts';

const small = { shorterSide: 72, rate: 24 };

const order = (picture: Uint8Array, more: Partial<ImageToVideo> = {}): ImageToVideo => ({
  picture,
  prompt: 'Zoom in on the “sun” & wait',
  seconds: 2,
  strength: 5,
  tool: 'wan-i2v',
  model: 'wan-i2v',
  ...more,
});

describe('a picture becomes a clip (A313)', () => {
  let made: MadeClip;
  let clip: Awaited<ReturnType<typeof decodedClip>>;
  beforeAll(async () => {
    made = await imageToVideo(order(await drawnPicture('seaAtDusk', { width: 320, height: 180 }, 1)), small);
    clip = await decodedClip(made.clip);
  });

  it('of the right shape and exactly the right length', () => {
    expect([clip.width, clip.height]).toEqual([128, 72]);
    expect([made.width, made.height, made.seconds]).toEqual([128, 72, 2]);
    expect(clip.frames).toHaveLength(48);
    expect(clip.seconds).toBeCloseTo(2, 3);
    expect(clip.times[47]).toBeCloseTo(47 / 24, 3);
  });

  it('that is not black and moves from frame to frame', () => {
    for (const frame of clip.frames) expect(brightness(frame)).toBeGreaterThan(40);
    expect(difference(clip.frames[0]!, clip.frames[47]!)).toBeGreaterThan(4);
    expect(difference(clip.frames[20]!, clip.frames[28]!)).toBeGreaterThan(0.3);
  });

  it('as H.264 High in 4:2:0 and BT.709, with the index before the pictures', () => {
    expect(clip.codec).toMatch(/^avc1\.6400/);
    expect(clip.colours).toMatchObject({ primaries: 'bt709', matrix: 'bt709', fullRange: false });
    const places = Buffer.from(made.clip);
    expect(places.indexOf('moov')).toBeLessThan(places.indexOf('mdat'));
    expect(clip.first?.type).toBe('key');
  });

  it('that says what made it, from what, in its tags and in its poster', async () => {
    const said = {
      engine: 'Local engine, no AI',
      tool: 'wan-i2v',
      model: 'wan-i2v',
      prompt: 'Zoom in on the “sun” & wait',
      settings: { duration: 2, motion_strength: 5, camera: 'zoom_in' },
      seed: made.seed,
      digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
    };
    expect(clip.tags).toMatchObject({ title: said.prompt, artist: 'Kinora, Local engine, no AI' });
    expect(JSON.parse(clip.tags.comment!)).toEqual(said);
    expect(provenanceIn(made.clip)).toEqual(said);
    expect(provenanceIn(made.poster)).toEqual(said);
    const poster = await sharp(made.poster).metadata();
    expect(poster).toMatchObject({ format: 'jpeg', width: 128, height: 72 });
    expect(poster.exif?.toString('latin1')).toContain('Kinora, Local engine, no AI');
  });

  it('at full scale with as many lines as were asked for, 30 times a second', async () => {
    const picture = await drawnPicture('seaAtDusk', { width: 640, height: 360 }, 1);
    const whole = await imageToVideo(order(picture, { seconds: 1, lines: 720 }), fullScale);
    const { frames, width, height, seconds } = await decodedClip(whole.clip);
    expect([width, height, frames.length]).toEqual([1280, 720, 30]);
    expect(seconds).toBeCloseTo(1, 3);
  });

  it('the same each time', async () => {
    const again = await imageToVideo(
      order(await drawnPicture('seaAtDusk', { width: 320, height: 180 }, 1)),
      small,
    );
    expect(Buffer.from(again.clip).equals(Buffer.from(made.clip))).toBe(true);
  });
});

describe('any picture will do:', () => {
  const plain = (width: number, height: number, background: Color) =>
    sharp({ create: { width, height, channels: 4, background } });
  const oneFrame = { ...small, rate: 2 };

  it('one that the camera turned is shown upright', async () => {
    const turned = await plain(200, 100, '#fff').jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await imageToVideo(order(turned), oneFrame)).toMatchObject({ width: 72, height: 128 });
  });

  it.each([
    ['dark marks on light', '#101010', 200, 256],
    ['light marks on dark', '#fafafa', 0, 80],
  ])('a transparent one gets %s ground', async (_name, mark, low, high) => {
    const marks = await plain(40, 40, mark).png().toBuffer();
    const sheer = await plain(300, 300, { r: 0, g: 0, b: 0, alpha: 0 })
      .composite([{ input: marks }])
      .png()
      .toBuffer();
    const { frames } = await decodedClip((await imageToVideo(order(sheer), oneFrame)).clip);
    expect(brightness(frames.at(-1)!)).toBeGreaterThan(low);
    expect(brightness(frames.at(-1)!)).toBeLessThan(high);
  });

  it('a tiny one, a WebP, a GIF', async () => {
    for (const tiny of [plain(1, 1, '#c33').png(), plain(9, 5, '#c33').webp(), plain(3, 3, '#c33').gif()]) {
      const { frames } = await decodedClip((await imageToVideo(order(await tiny.toBuffer()), oneFrame)).clip);
      expect(brightness(frames[0]!)).toBeGreaterThan(80);
    }
  });

  it('a huge one and a very long one, each within bounds', async () => {
    const huge = await plain(9000, 9000, '#3c3').png().toBuffer();
    const long = await plain(12000, 300, '#3c3').png().toBuffer();
    expect(await imageToVideo(order(huge), oneFrame)).toMatchObject({ width: 72, height: 72 });
    expect(await imageToVideo(order(long), oneFrame)).toMatchObject({ width: 168, height: 72 });
    // 81 megapixels are packed and read here, on whatever the machine has left.
  }, 30_000);
});

describe('what is no picture is refused in plain words:', () => {
  it.each([
    [
      'HTML',
      Buffer.from('<!doctype html><p>hello'),
      'This file is not a picture. Choose a JPG, PNG or WebP file.',
    ],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'This file is not a picture.'],
    ['a clip', Buffer.from('\0\0\0\x1cftypisom\0\0\0\0'), 'This file is video/mp4, not a picture.'],
    ['HEIC', Buffer.from('\0\0\0\x1cftypheic\0\0\0\0'), 'Save it as JPG and choose that.'],
    [
      'half a PNG',
      Buffer.from('\x89PNG\r\n\x1a\n and then nothing', 'latin1'),
      'The picture is damaged or incomplete.',
    ],
  ])('%s', async (_name, bytes, message) => {
    const refused = imageToVideo(order(bytes), small);
    await expect(refused).rejects.toThrow(message);
    await expect(refused).rejects.toBeInstanceOf(PictureProblem);
  });

  it('a picture that was cut off', async () => {
    const whole = await drawnPicture('cityAtNight', { width: 640, height: 360 }, 3);
    await expect(imageToVideo(order(whole.subarray(0, whole.length / 2)), small)).rejects.toThrow(
      'damaged or incomplete',
    );
  });

  it('a picture past 100 megapixels, without decoding it', async () => {
    const bomb = await sharp({ create: { width: 14000, height: 8000, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    await expect(imageToVideo(order(bomb), small)).rejects.toThrow('at most 100 megapixels');
  });
});

it('a clip that is given up stops at once', async () => {
  const given = new AbortController();
  const seen: number[] = [];
  const work = imageToVideo(order(await drawnPicture('seaAtDusk', { width: 320, height: 180 }, 1)), small, {
    signal: given.signal,
    onFrame: (done) => {
      seen.push(done);
      if (done === 5) given.abort();
    },
  });
  await expect(work).rejects.toThrow(/abort/i);
  expect(seen).toEqual([1, 2, 3, 4, 5]);
});
