import { expect, it } from 'vitest';
import { toI420 } from './toI420.ts';

const planes = (r: number, g: number, b: number) => {
  const into = new Uint8Array(6);
  toI420(
    Uint8Array.from({ length: 16 }, (_each, i) => [r, g, b, 255][i % 4]!),
    2,
    2,
    into,
  );
  return [...into];
};

// The values that BT.709, limited range, gives for these colours.
it.each([
  ['black', [0, 0, 0], [16, 128, 128]],
  ['white', [255, 255, 255], [235, 128, 128]],
  ['red', [255, 0, 0], [63, 102, 240]],
  ['green', [0, 255, 0], [173, 42, 26]],
  ['blue', [0, 0, 255], [32, 240, 118]],
])('%s', (_name, [r, g, b], [y, u, v]) => {
  expect(planes(r!, g!, b!)).toEqual([y, y, y, y, u, v]);
});

it('a picture with an odd side is refused', () => {
  expect(() => toI420(new Uint8Array(36), 3, 3, new Uint8Array(14))).toThrow('3 by 3 has an odd side');
});
