import { beforeAll, describe, expect, it, vi } from 'vitest';
import { drawnPicture } from '../draw/drawnPicture.ts';
import { decodedClip, difference } from '../testing/decodedClip.ts';
import { tone } from '../testing/tone.ts';
import type { MadeClip } from './made.ts';
import { doWork, type LocalWork } from './works.ts';

// Rendering takes what a crowded machine leaves it.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const small = { shorterSide: 72, rate: 6 };
const told = { tool: 'a-tool', model: 'a-model', prompt: 'Zoom in on the lighthouse', seconds: 2 };

let picture: Uint8Array;
let file: Uint8Array;
beforeAll(async () => {
  picture = await drawnPicture('seaAtDusk', { width: 320, height: 180 }, 1);
  ({ clip: file } = (await doWork(
    { work: 'imageToVideo', order: { ...told, picture, strength: 5, seed: 1 } },
    small,
  )) as MadeClip);
});

type Take = (seed: number) => LocalWork;
const stroke = {
  points: [[0.2, 0.6] as const, [0.8, 0.6] as const],
  direction: [0.1, -0.3] as const,
  isRound: false,
};
const clips: readonly (readonly [what: string, take: Take])[] = [
  [
    'a picture under a camera',
    (seed) => ({ work: 'imageToVideo', order: { ...told, seed, picture, strength: 5 } }),
  ],
  [
    'a picture under light, the camera fixed',
    (seed) => ({ work: 'imageToVideo', order: { ...told, seed, picture, strength: 5, isFixed: true } }),
  ],
  ['a drawn scene', (seed) => ({ work: 'sketchClip', order: { ...told, seed, aspect: '16:9' } })],
  [
    'several pictures',
    (seed) => ({
      work: 'picturesToVideo',
      order: { ...told, seed, pictures: [picture, picture], aspect: '16:9' },
    }),
  ],
  ['a longer clip', (seed) => ({ work: 'extendClip', order: { ...told, seed, file } })],
  [
    'what strokes move',
    (seed) => ({
      work: 'moveStrokes',
      order: { ...told, seed, picture, aspect: '16:9', strokes: [stroke], strokeWidth: 0.09 },
    }),
  ],
  ['a voice', (seed) => ({ work: 'layVoice', order: { ...told, seed, file, sound: tone(2) } })],
  ...(['style_transfer', 'color_grading', 'vintage_filter', 'cyberpunk', 'anime_style', 'noir'] as const).map(
    (effect) =>
      [effect, (seed) => ({ work: 'restyleClip', order: { ...told, seed, file, effect } })] as [string, Take],
  ),
];

/** The most that a frame differs, of 255. */
const apart = (one: readonly Uint8Array[], other: readonly Uint8Array[]) =>
  Math.max(...one.map((frame, index) => difference(frame, other[index]!)));

describe('another seed is another take, and the same seed the same', () => {
  it.each(clips)('%s', async (_what, take) => {
    const made = (seed: number) => doWork(take(seed), small) as Promise<MadeClip>;
    const [one, again, other] = await Promise.all([made(1), made(1), made(3)]);
    expect(Buffer.from(again.clip).equals(Buffer.from(one.clip))).toBe(true);
    expect([one.seed, other.seed]).toEqual([1, 3]);
    const [seen, seenOther] = await Promise.all([decodedClip(one.clip), decodedClip(other.clip)]);
    expect(seenOther.frames).toHaveLength(seen.frames.length);
    expect(apart(seen.frames, seenOther.frames)).toBeGreaterThan(1);
  });
});
