import { expect, test } from 'vitest';
import { toHex } from '../../packages/design-system/src/tokens/contrast.ts';
import { colours } from '../../packages/design-system/src/tokens/semantic.ts';
import { compared, comparison } from './comparison.ts';

const side = 64;
type Colour = readonly [red: number, green: number, blue: number];

/** A box with round corners on white, its edges smoothed as a browser does: by how much of a pixel it covers. */
function box(radius: number, colour: Colour): Uint8Array {
  const pixels = new Uint8Array(side * side * 4).fill(255);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const covered = coverage(x, y, radius);
      colour.forEach((channel, index) => {
        pixels[(y * side + x) * 4 + index] = Math.round(255 + (channel - 255) * covered);
      });
    }
  return pixels;
}

function coverage(x: number, y: number, radius: number): number {
  const parts = 8;
  let inside = 0;
  for (let i = 0; i < parts * parts; i++)
    if (isInside(x + ((i % parts) + 0.5) / parts, y + (Math.floor(i / parts) + 0.5) / parts, radius))
      inside++;
  return inside / (parts * parts);
}

function isInside(x: number, y: number, radius: number): boolean {
  const [from, to] = [8, side - 8];
  if (x < from || x > to || y < from || y > to) return false;
  const dx = Math.max(from + radius - x, x - (to - radius), 0);
  const dy = Math.max(from + radius - y, y - (to - radius), 0);
  return dx * dx + dy * dy <= radius * radius;
}

const picture = (data: Uint8Array, width = side) => ({ metadata: { width, height: side }, data });
const red = [255, 0, 0, 255].join();

const redIn = (diff: Uint8Array) =>
  Array.from({ length: diff.length / 4 }, (_, pixel) => diff.slice(pixel * 4, pixel * 4 + 4).join()).filter(
    (pixel) => pixel === red,
  ).length;

/** How many pixels the picture of the difference shows in red. */
function differing(before: Uint8Array, after: Uint8Array): number {
  const { diff, pass, message } = compared(picture(before), picture(after), { createDiff: true });
  const count = diff ? redIn(diff) : 0;
  expect(pass).toBe(count <= comparison.pixels);
  expect(message).toBe(pass ? null : `${count} pixels differ.`);
  return count;
}

const grey = (level: number): Colour => [level, level, level];
const channelsOf = (hex: string): Colour =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as never;

test('the same picture is the same', () => {
  expect(differing(box(6, grey(32)), box(6, grey(32)))).toBe(0);
});

test('a radius of one pixel more is seen where what is round stands out, at every radius there is', () => {
  for (const radius of [2, 6, 10, 14])
    expect(differing(box(radius, grey(32)), box(radius + 1, grey(32)))).toBeGreaterThan(comparison.pixels);
});

test('a channel three steps away is seen, whichever it is, and what the browser itself makes of two is not', () => {
  const pairs: readonly (readonly [Colour, Colour, Colour])[] = [
    [grey(128), [131, 128, 128], [130, 128, 128]],
    [grey(32), [32, 35, 32], [32, 34, 32]],
    [
      [255, 196, 0],
      [255, 196, 3],
      [255, 196, 2],
    ],
    [
      [200, 40, 60],
      [203, 40, 57],
      [202, 40, 58],
    ],
  ];
  for (const [before, three, two] of pairs) {
    expect(differing(box(6, before), box(6, three))).toBeGreaterThan(1000);
    expect(differing(box(6, before), box(6, two))).toBe(0);
  }
});

test('a picture of another size is another one, and what differs is shown on what it was', () => {
  const all = box(6, grey(32));
  const upper = { metadata: { width: side, height: side / 2 }, data: all.slice(0, all.length / 2) };
  const { pass, diff, message } = compared(picture(all), upper, { createDiff: true });
  expect([pass, message]).toEqual([false, 'It was 64×64 pixels large and is 64×32.']);
  const rows = Array.from({ length: side }, (_, y) => redIn(diff!.slice(y * side * 4, (y + 1) * side * 4)));
  expect(rows).toEqual(rows.map((_, y) => (y < side / 2 ? 0 : side)));
  const grown = compared(upper, picture(all), { createDiff: true }).diff!;
  expect([grown.length, redIn(grown)]).toEqual([upper.data.length, 0]);
});

test('every surface can be told from the next one by its picture', () => {
  const { canvas, surface, raised, sunken, overlay } = colours.bg;
  for (const mode of ['light', 'dark'] as const)
    for (const [one, other] of [
      [canvas, surface],
      [surface, raised],
      [sunken, canvas],
      ...(mode === 'dark' ? [[raised, overlay] as const] : []),
    ] as const) {
      const [before, after] = [one, other].map((role) => box(6, channelsOf(toHex(role[mode]))));
      expect(differing(before!, after!)).toBeGreaterThan(1000);
    }
});
