import { expect, it, vi } from 'vitest';
import { provenanceIn } from '../read/provenanceIn.ts';
import { brightness, decodedClip, difference } from '../testing/decodedClip.ts';
import { fullScale } from './clipScale.ts';
import { sketchClip, type SketchClip } from './sketchClip.ts';

// Rendering takes what a crowded machine leaves it.
vi.setConfig({ testTimeout: 30_000 });

const small = { shorterSide: 72, rate: 12 };
const order = (more: Partial<SketchClip> = {}): SketchClip => ({
  prompt: 'A sailboat on the sea at sunset, pan left',
  seconds: 3,
  aspect: '16:9',
  tool: 'veo3',
  model: 'veo3',
  ...more,
});

it('a clip from words has the asked length and shape, moves, and says what made it (A298, A321)', async () => {
  const made = await sketchClip(order(), small);
  const clip = await decodedClip(made.clip);
  expect([clip.width, clip.height, clip.frames.length]).toEqual([128, 72, 36]);
  expect(clip.seconds).toBeCloseTo(3, 2);
  expect(brightness(clip.frames[0]!)).toBeGreaterThan(30);
  expect(difference(clip.frames[0]!, clip.frames.at(-1)!)).toBeGreaterThan(4);
  expect(provenanceIn(made.clip)).toMatchObject({
    engine: 'Local sketch engine, no AI',
    settings: { camera: 'pan_left', duration: 3 },
  });
});

it.each([
  ['21:9', 1080, 252, 108],
  ['9:16', 480, 48, 86],
  ['3:4', 720, 72, 96],
] as const)('a shape of %s with %i lines', async (aspect, lines, width, height) => {
  expect(await sketchClip(order({ aspect, lines, seconds: 1 }), { ...small, rate: 4 })).toMatchObject({
    width,
    height,
  });
});

it.each([
  [720, 1280, 720],
  [1080, 1920, 1080],
] as const)('a file of %ip has that many lines at full scale', async (lines, width, height) => {
  const asked = order({ aspect: '16:9', lines, seconds: 1 });
  const clip = await decodedClip((await sketchClip(asked, { ...fullScale, rate: 2 })).clip);
  expect([clip.width, clip.height, clip.frames.length]).toEqual([width, height, 2]);
});

it('with a fixed camera the land stands still, while sky and birds go on (A332)', async () => {
  const prompt = 'Mountains by day, birds, pan left';
  const made = async (isFixed: boolean) =>
    (await decodedClip((await sketchClip(order({ prompt, seconds: 2, isFixed }), small)).clip)).frames;
  const [free, fixed] = [await made(false), await made(true)];
  const rows = (frame: Uint8Array, from: number, to: number) =>
    frame.subarray(frame.length * from, frame.length * to);
  const land = (frames: Uint8Array[]) => difference(rows(frames[0]!, 0.75, 1), rows(frames.at(-1)!, 0.75, 1));
  expect(land(fixed)).toBeLessThan(1);
  expect(land(free)).toBeGreaterThan(4);
  expect(difference(rows(fixed[0]!, 0, 0.5), rows(fixed.at(-1)!, 0, 0.5))).toBeGreaterThan(0.5);
});

it('Cinema Mode and another seed each change the film', async () => {
  const first = async (more: Partial<SketchClip>) =>
    (await decodedClip((await sketchClip(order({ seconds: 1, ...more }), { ...small, rate: 3 })).clip))
      .frames[0]!;
  const plain = await first({});
  expect(difference(plain, await first({ isCinema: true }))).toBeGreaterThan(4);
  expect(difference(plain, await first({ seed: 9 }))).toBeGreaterThan(3);
  expect(difference(plain, await first({}))).toBe(0);
});

it('a loop ends where it begins, and has moved meanwhile', async () => {
  const asked = { seconds: 2, isLoop: true };
  const { frames } = await decodedClip((await sketchClip(order(asked), small)).clip);
  const [first, middle, last] = [frames[0]!, frames[frames.length / 2]!, frames.at(-1)!];
  expect(difference(first, middle)).toBeGreaterThan(4);
  expect(difference(first, last)).toBeLessThan(difference(first, middle) / 4);
});
