import { expect, it } from 'vitest';
import { fromI420, type Weights } from './fromI420.ts';
import { toI420 } from '../clip/toI420.ts';

const planes = [
  { offset: 0, stride: 2 },
  { offset: 4, stride: 1 },
  { offset: 5, stride: 1 },
] as const;
const bt709 = { red: 0.2126, blue: 0.0722, isFull: false };
const bt601 = { red: 0.299, blue: 0.114, isFull: false };

const colourOf = ([y, u, v]: readonly number[], weights: Weights) => [
  ...fromI420(Uint8Array.of(y!, y!, y!, y!, u!, v!), planes, { width: 2, height: 2 }, weights).subarray(0, 4),
];

it.each([
  ['black', [0, 0, 0]],
  ['white', [255, 255, 255]],
  ['green', [0, 255, 0]],
  ['a violet', [183, 65, 198]],
  ['a lime', [142, 212, 51]],
])('what was told as video is the colour that it was: %s', (_name, colour) => {
  const bytes = new Uint8Array(6);
  toI420(
    Uint8Array.from({ length: 16 }, (_each, at) => [...colour, 255][at % 4]!),
    2,
    2,
    bytes,
  );
  const back = colourOf([bytes[0]!, bytes[4]!, bytes[5]!], bt709);
  for (const [side, value] of colour.entries()) expect(Math.abs(back[side]! - value)).toBeLessThanOrEqual(2);
  expect(back[3]).toBe(255);
});

it('the older weights and the full range are read as what they are', () => {
  expect(colourOf([81, 90, 240], bt601)).toEqual([254, 0, 0, 255]);
  expect(colourOf([76, 85, 255], { ...bt601, isFull: true })).toEqual([254, 0, 0, 255]);
});

it('rows that are longer than what is seen of them are read to where that ends', () => {
  const wide = [
    { offset: 0, stride: 4 },
    { offset: 12, stride: 2 },
    { offset: 16, stride: 2 },
  ] as const;
  const bytes = new Uint8Array(20).fill(128);
  for (const row of [0, 4, 8]) bytes.fill(235, row, row + 3);
  const rgba = fromI420(bytes, wide, { width: 3, height: 3 }, bt709);
  expect([...rgba]).toEqual(Array.from({ length: 36 }, () => 255));
});
