import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { EffectName } from '../look/clipEffects.ts';
import { ClipProblem } from '../read/ClipProblem.ts';
import { brightness, colourAt, decodedClip, difference } from '../testing/decodedClip.ts';
import { pairsOf } from '../testing/pairsOf.ts';
import { tone } from '../testing/tone.ts';
import { extendClip } from './extendClip.ts';
import { layVoice } from './layVoice.ts';
import { picturesToVideo } from './picturesToVideo.ts';
import { restyleClip } from './restyleClip.ts';
import { sketchClip } from './sketchClip.ts';

// Rendering takes what a crowded machine leaves it.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const small = { shorterSide: 90, rate: 12 };
const told = { tool: 'a-tool', model: 'a-model', prompt: 'Zoom in' };

let plain: Uint8Array;
let voiced: Uint8Array;
beforeAll(async () => {
  plain = (
    await sketchClip(
      { ...told, prompt: 'A boat on the sea at sunset, pan left', seconds: 3, aspect: '16:9' },
      small,
    )
  ).clip;
  voiced = (await layVoice({ ...told, file: plain, sound: tone(3) }, small)).clip;
});

const square = async (colour: string, side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: colour } })
    .png()
    .toBuffer();

it('pictures follow each other in their order and end on the tail (A282)', async () => {
  const pictures = await Promise.all(['#c03030', '#30c030'].map((colour) => square(colour, 300)));
  const made = await picturesToVideo(
    { ...told, pictures, tail: await square('#3030c0', 300), seconds: 3, aspect: '1:1' },
    small,
  );
  const { frames, width, height, seconds } = await decodedClip(made.clip);
  const strongest = (frame: Uint8Array) =>
    colourAt(frame, { width, height }, 0.5, 0.5).reduce(
      (best, value, side, all) => (value > all[best]! ? side : best),
      0,
    );
  expect([width, height]).toEqual([90, 90]);
  expect(seconds).toBeCloseTo(3, 2);
  expect([0, 18, 35].map((index) => strongest(frames[index]!))).toEqual([0, 1, 2]);
  // Between two of them both are seen.
  const [red, green] = colourAt(frames[12]!, { width, height }, 0.5, 0.5);
  expect(Math.min(red!, green!)).toBeGreaterThan(60);
});

it('what is kept of a clip keeps its colours', async () => {
  const pictures = [await square('#b741c6', 300)];
  const { clip } = await picturesToVideo({ ...told, pictures, seconds: 2, aspect: '1:1' }, small);
  const longer = await extendClip({ ...told, file: clip, seconds: 2 }, small);
  const [was, is] = [await decodedClip(clip), await decodedClip(longer.clip)].map(({ frames, ...size }) =>
    colourAt(frames[2]!, size, 0.5, 0.5),
  );
  for (const [side, value] of was!.entries()) expect(Math.abs(is![side]! - value)).toBeLessThan(4);
});

describe('an extended clip (A289)', () => {
  it('is the clip, then as much more as was asked for, without a jump between them', async () => {
    const was = await decodedClip(plain);
    const { frames, seconds, width, height } = await decodedClip(
      (await extendClip({ ...told, file: plain, seconds: 4 }, small)).clip,
    );
    expect([width, height, frames.length]).toEqual([was.width, was.height, 84]);
    expect(seconds).toBeCloseTo(7, 2);
    expect(difference(frames[0]!, was.frames[0]!)).toBeLessThan(4);
    expect(difference(frames[35]!, was.frames[35]!)).toBeLessThan(4);
    expect(difference(frames[36]!, frames[35]!)).toBeLessThan(5);
    expect(difference(frames[83]!, frames[36]!)).toBeGreaterThan(5);
  });

  it.each(['pan right', 'tilt up', 'pull back', 'orbit', 'hold still'])(
    'goes on when asked to %s',
    async (prompt) => {
      const { frames } = await decodedClip(
        (await extendClip({ ...told, prompt, file: plain, seconds: 2 }, small)).clip,
      );
      expect(difference(frames[36]!, frames[35]!)).toBeLessThan(5);
      expect(difference(frames.at(-1)!, frames[35]!)).toBeGreaterThan(2);
    },
  );

  it('keeps the sound that the clip has', async () => {
    const { soundCodec, soundSeconds } = await decodedClip(
      (await extendClip({ ...told, file: voiced, seconds: 1 }, small)).clip,
    );
    expect(soundCodec).toBe('aac');
    expect(Math.abs(soundSeconds! - 3)).toBeLessThan(0.2);
  });
});

describe('effects (A293)', () => {
  const effects: EffectName[] = [
    'style_transfer',
    'color_grading',
    'vintage_filter',
    'cyberpunk',
    'anime_style',
    'noir',
  ];
  it('each look different from the plain clip and from each other, and keep length, size and sound', async () => {
    const looks = [{ name: 'plain', frame: (await decodedClip(voiced)).frames[12]! }];
    for (const effect of effects) {
      const made = await restyleClip({ ...told, prompt: '', file: voiced, effect, seconds: 3 }, small);
      const clip = await decodedClip(made.clip);
      expect([clip.width, clip.height, clip.frames.length]).toEqual([160, 90, 36]);
      expect(Math.abs(clip.soundSeconds! - 3)).toBeLessThan(0.2);
      expect(brightness(clip.frames[12]!)).toBeGreaterThan(15);
      expect(difference(clip.frames[0]!, clip.frames.at(-1)!)).toBeGreaterThan(2);
      looks.push({ name: effect, frame: clip.frames[12]! });
    }
    for (const [one, other] of pairsOf(looks))
      expect(difference(one.frame, other.frame), `${one.name} and ${other.name}`).toBeGreaterThan(3);
  });

  it('a longer clip is cut to the asked length, and a colour in the prompt tints it', async () => {
    const look = async (prompt: string) =>
      decodedClip(
        (await restyleClip({ ...told, prompt, file: plain, effect: 'noir', seconds: 1 }, small)).clip,
      );
    const [grey, red] = [await look(''), await look('a little red')];
    expect(grey.frames).toHaveLength(12);
    expect(difference(grey.frames[5]!, red.frames[5]!)).toBeGreaterThan(2);
  });
});

describe('a voice under a clip (A302)', () => {
  it.each([
    [2, 2],
    [5, 3],
  ])('of %i s under 3 s lasts %i s, picture and sound alike', async (heard, lasts) => {
    const clip = await decodedClip(
      (await layVoice({ ...told, file: plain, sound: tone(heard) }, small)).clip,
    );
    expect(clip.seconds).toBeCloseTo(lasts, 2);
    expect(clip.soundCodec).toBe('aac');
    expect(Math.abs(clip.soundSeconds! - lasts)).toBeLessThan(0.2);
  });

  it('moves the picture a little where it is loud', async () => {
    const was = await decodedClip(plain);
    const { frames } = await decodedClip(voiced);
    // The tone is loudest at a quarter of a second and silent at a half.
    expect(difference(frames[3]!, was.frames[3]!)).toBeGreaterThan(difference(frames[0]!, was.frames[0]!));
  });

  it('says what can’t be read', async () => {
    const noSound = layVoice({ ...told, file: plain, sound: plain }, small);
    await expect(noSound).rejects.toThrow(`This sound can't be read here. Save it as MP3 or WAV`);
    const noClip = extendClip({ ...told, file: tone(1), seconds: 3 }, small);
    await expect(noClip).rejects.toBeInstanceOf(ClipProblem);
  });
});

it('a clip that is given up stops at once', async () => {
  const given = new AbortController();
  const work = extendClip({ ...told, file: plain, seconds: 3 }, small, {
    signal: given.signal,
    onFrame: (done) => done === 4 && given.abort(),
  });
  await expect(work).rejects.toThrow(/abort/i);
});
