import { expect, it } from 'vitest';
import { nodeTileNet } from '../testing/nodeTileNet.ts';
import { bicubicDouble } from './bicubic.ts';
import { doubled, type TileNet } from './doubled.ts';
import { blank, type Rgb } from './rgb.ts';
import { overlap, tilesOf } from './tiles.ts';

const still = new AbortController().signal;

/** Soft slopes with lines and grain on them, as a photograph has. */
function scene(width: number, height: number): Rgb {
  const made = blank(width, height);
  let seed = 7;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      const line = (x + y) % 23 < 2 ? -60 : 0;
      const grain = (seed / 2 ** 31) * 16;
      const at = (y * width + x) * 3;
      made.data[at] = 40 + (x / width) * 160 + line + grain;
      made.data[at + 1] = 200 - (y / height) * 120 + line + grain;
      made.data[at + 2] = 120 + Math.sin(x / 9) * 50 + line + grain;
    }
  return made;
}

/** The largest difference beside the seams of the tiles, and the largest anywhere. */
function largestDifference(one: Rgb, other: Rgb): number {
  let largest = 0;
  for (let at = 0; at < one.data.length; at += 1)
    largest = Math.max(largest, Math.abs(one.data[at]! - other.data[at]!));
  return largest;
}

it('tiles cover a picture without a gap and without keeping a pixel twice', () => {
  for (const [width, height] of [
    [1, 1],
    [136, 136],
    [137, 400],
    [1000, 60],
  ] as const) {
    const kept = new Uint8Array(width * height);
    for (const tile of tilesOf(width, height)) {
      for (let y = tile.top; y < tile.top + tile.height; y += 1)
        for (let x = tile.left; x < tile.left + tile.width; x += 1) kept[y * width + x]! += 1;
      expect(tile.seen.left).toBe(Math.max(0, tile.left - overlap));
      expect(tile.seen.top + tile.seen.height).toBe(Math.min(height, tile.top + tile.height + overlap));
    }
    expect(kept.every((count) => count === 1)).toBe(true);
  }
});

it(
  'no seam shows between tiles of the real network, and one would without their overlap',
  { timeout: 60_000 },
  async () => {
    const net = await nodeTileNet();
    const source = scene(150, 24);
    expect(tilesOf(150, 24)).toHaveLength(2);
    const whole = await net(source);
    const run = { crew: [net], signal: still, onTile: () => {} };
    expect(largestDifference(await doubled(source, run), whole)).toBeLessThanOrEqual(1);
    expect(largestDifference(await doubled(source, { ...run, overlap: 0 }), whole)).toBeGreaterThan(4);
  },
);

it('several work side by side, each tile once, and each is told of', async () => {
  const plain: TileNet = async ({ width, height, data }) => ({
    width: width * 2,
    height: height * 2,
    data: bicubicDouble(data, width, height, 3),
  });
  const source = scene(300, 290);
  let told = 0;
  const seen = [0, 0, 0];
  const crew = seen.map((_none, index): TileNet => (tile) => {
    seen[index]! += 1;
    return plain(tile);
  });
  const made = await doubled(source, { crew, signal: still, onTile: () => (told += 1) });
  expect(told).toBe(tilesOf(300, 290).length);
  expect(seen.reduce((sum, count) => sum + count)).toBe(told);
  expect(seen.every((count) => count > 0)).toBe(true);
  expect(largestDifference(made, await plain(source))).toBe(0);
});

it('given up, it makes no further tile', async () => {
  const given = new AbortController();
  let made = 0;
  const net: TileNet = async ({ width, height }) => {
    made += 1;
    if (made === 2) given.abort(new Error('Given up.'));
    return blank(width * 2, height * 2);
  };
  const run = { crew: [net], signal: given.signal, onTile: () => {} };
  await expect(doubled(scene(500, 300), run)).rejects.toThrow('Given up.');
  expect(made).toBe(2);
});
