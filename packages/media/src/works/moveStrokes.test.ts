import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { drawnPicture } from '../draw/drawnPicture.ts';
import { colourAt, decodedClip, difference } from '../testing/decodedClip.ts';
import { moveStrokes, type MotionStroke } from './moveStrokes.ts';

// Rendering takes what a crowded machine leaves it.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const told = { tool: 'a-tool', model: 'a-model', prompt: 'Move it' };
const frame = { width: 320, height: 180 };
const scale = { shorterSide: frame.height, rate: 12 };

/** Strokes over a picture as a clip of so many seconds, as a player sees it. */
const moved = async (picture: Uint8Array, strokes: readonly MotionStroke[], seconds = 1) =>
  decodedClip(
    (await moveStrokes({ ...told, picture, seconds, aspect: '16:9', strokes, strokeWidth: 0.09 }, scale))
      .clip,
  );

/** What stands in each sixth of the picture, and where a stroke over it points. */
const parts = [
  { goes: 'right', at: [1 / 6, 1 / 4], direction: [0.1, 0] },
  { goes: 'left', at: [3 / 6, 1 / 4], direction: [-0.1, 0] },
  { goes: 'down', at: [5 / 6, 1 / 4], direction: [0, 0.16] },
  { goes: 'up', at: [1 / 6, 3 / 4], direction: [0, -0.16] },
  { goes: 'right and down', at: [3 / 6, 3 / 4], direction: [0.08, 0.12] },
  { goes: 'left and up', at: [5 / 6, 3 / 4], direction: [-0.08, -0.12] },
] as const;
type Part = (typeof parts)[number];

const strokeOver = ({ at: [x, y], direction }: Part): MotionStroke => ({
  points: [
    [x - 0.01, y],
    [x + 0.01, y],
  ],
  direction,
  isRound: false,
});

/** Half of how wide and high the sixth of a part is. */
const half = { x: frame.width / 6, y: frame.height / 4 };

/** Light lanterns on dark cloth, one in the middle of each sixth; the cloth's weave shows if it is moved. */
async function lanterns(): Promise<Uint8Array> {
  const canvas = createCanvas(frame.width, frame.height);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#182838';
  pen.fillRect(0, 0, frame.width, frame.height);
  pen.fillStyle = '#34506c';
  for (let x = 0; x < frame.width; x += 16)
    for (let y = (x / 16) % 2 === 0 ? 0 : 8; y < frame.height; y += 16) pen.fillRect(x, y, 8, 8);
  pen.fillStyle = '#f4f4ec';
  for (const { at } of parts) {
    pen.beginPath();
    pen.arc(at[0] * frame.width, at[1] * frame.height, 6, 0, Math.PI * 2);
    pen.fill();
  }
  return canvas.encode('png');
}

/** Where the light of a part's sixth lies, in shares of the picture; what is dark weighs nothing. */
function lightOf(rgba: Uint8Array, { at: [x, y] }: Part): readonly [x: number, y: number] {
  let [weight, across, along] = [0, 0, 0];
  for (let row = Math.ceil(y * frame.height - half.y); row < y * frame.height + half.y; row += 1)
    for (let column = Math.ceil(x * frame.width - half.x); column < x * frame.width + half.x; column += 1) {
      const light = Math.max(0, rgba[(row * frame.width + column) * 4]! - 150);
      weight += light;
      across += light * column;
      along += light * row;
    }
  expect(weight).toBeGreaterThan(0);
  return [across / weight / frame.width, along / weight / frame.height];
}

/** How far the light of a part has come, beside the first frame. */
function wayOf(first: Uint8Array, later: Uint8Array, part: Part): readonly [x: number, y: number] {
  const [from, to] = [lightOf(first, part), lightOf(later, part)];
  return [to[0] - from[0], to[1] - from[1]];
}

/** The most that any place differs where no stroke, and nothing that one moves, ever comes. */
function restMoves(first: Uint8Array, later: Uint8Array): number {
  let most = 0;
  for (let row = 0; row < frame.height; row += 1)
    for (let column = 0; column < frame.width; column += 1) {
      const isPassed = parts.some(({ at, direction }) => {
        const [x, y] = [column - at[0] * frame.width, row - at[1] * frame.height];
        const way = [direction[0] * frame.width, direction[1] * frame.height] as const;
        const on = Math.min(1, Math.max(0, (x * way[0] + y * way[1]) / (way[0] ** 2 + way[1] ** 2)));
        // A stroke's own width, its soft edge, and the blocks that H.264 thinks in.
        return Math.hypot(x - on * way[0], y - on * way[1]) < 24;
      });
      if (isPassed) continue;
      const at = (row * frame.width + column) * 4;
      for (let channel = 0; channel < 3; channel += 1)
        most = Math.max(most, Math.abs(first[at + channel]! - later[at + channel]!));
    }
  return most;
}

describe('six strokes at once (A284, D30)', () => {
  let frames: readonly Uint8Array[];
  let picture: Uint8Array;
  beforeAll(async () => {
    picture = await lanterns();
    ({ frames } = await moved(picture, parts.map(strokeOver)));
  });

  it.each(parts)('the one that points $goes moves its part $goes, all the way', (part) => {
    const way = wayOf(frames[0]!, frames.at(-1)!, part);
    // To a few pixels.
    expect(Math.abs(way[0] - part.direction[0])).toBeLessThan(0.01);
    expect(Math.abs(way[1] - part.direction[1])).toBeLessThan(0.01);
    // It gets there by going, not by a leap at the end.
    const middle = wayOf(frames[0]!, frames[Math.floor(frames.length / 2)]!, part);
    const gone = Math.hypot(...middle) / Math.hypot(...part.direction);
    expect(gone).toBeGreaterThan(0.3);
    expect(gone).toBeLessThan(0.7);
  });

  it('the picture stays where no stroke is', () => {
    expect(restMoves(frames[0]!, frames.at(-1)!)).toBeLessThan(16);
  });

  it.each(parts)(
    'without the one that points $goes its part stays, and the other five move',
    async (left) => {
      const others = parts.filter((part) => part !== left);
      const five = await moved(picture, others.map(strokeOver));
      const ways = parts.map((part) => Math.hypot(...wayOf(five.frames[0]!, five.frames.at(-1)!, part)));
      expect(ways[parts.indexOf(left)]).toBeLessThan(0.01);
      expect(parts.filter((_part, at) => ways[at]! > 0.08)).toEqual(others);
    },
  );
});

const square = async (colour: string, side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: colour } })
    .png()
    .toBuffer();

describe('a motion stroke (A284)', () => {
  it('moves its part where it points, leaves what is beside it still, and closes up behind it', async () => {
    const picture = await sharp({ create: { width: 400, height: 225, channels: 3, background: '#204060' } })
      .composite([
        { input: await square('#f0f0f0', 22), left: 109, top: 101 },
        { input: await square('#e02020', 40), left: 330, top: 20 },
      ])
      .png()
      .toBuffer();
    const stroke: MotionStroke = {
      points: [
        [0.28, 0.5],
        [0.32, 0.5],
      ],
      direction: [0.4, 0.2],
      isRound: false,
    };
    const { frames, width, height, seconds } = await moved(picture, [stroke], 2);
    const at = (rgba: Uint8Array, x: number, y: number) => colourAt(rgba, { width, height }, x, y);
    const [first, last] = [frames[0]!, frames.at(-1)!];
    expect(seconds).toBeCloseTo(2, 2);
    expect(at(first, 0.3, 0.5)[0]).toBeGreaterThan(200);
    expect(at(last, 0.3, 0.5)[0]).toBeLessThan(110);
    expect(at(last, 0.7, 0.7)[0]).toBeGreaterThan(200);
    expect(at(first, 0.7, 0.7)[0]).toBeLessThan(70);
    for (const [x, y] of [
      [0.87, 0.18],
      [0.05, 0.9],
      [0.5, 0.1],
    ] as const)
      for (const [side, value] of at(last, x, y).entries())
        expect(Math.abs(value - at(first, x, y)[side]!)).toBeLessThan(8);
  });

  it('takes all that it goes round', async () => {
    const picture = await sharp({ create: { ...frame, channels: 3, background: '#204060' } })
      .composite([{ input: await square('#f0f0f0', 20), left: 86, top: 80 }])
      .png()
      .toBuffer();
    const round = Array.from({ length: 25 }, (_each, index) => {
      const turn = (index / 24) * 2 * Math.PI;
      return [0.3 + 0.12 * Math.cos(turn), 0.5 + 0.2 * Math.sin(turn)] as const;
    });
    const { frames, width, height } = await moved(picture, [
      { points: round, direction: [0.3, 0], isRound: true },
    ]);
    const light = (rgba: Uint8Array, x: number) => colourAt(rgba, { width, height }, x, 0.5)[0]!;
    expect([light(frames[0]!, 0.3), light(frames.at(-1)!, 0.6)].every((each) => each > 200)).toBe(true);
    expect(light(frames.at(-1)!, 0.3)).toBeLessThan(110);
  });

  it('is not needed: with none at all the clip stands still', async () => {
    const { frames } = await moved(await drawnPicture('seaAtDusk', frame, 2), []);
    expect(difference(frames[0]!, frames.at(-1)!)).toBeLessThan(0.5);
  });
});
