import { expect, it } from 'vitest';
import { largestSide, tooLarge } from './sizeLimit.ts';

const square = (side: number) => ({ width: side, height: side });

it('a result of exactly the largest size is made, and one of a pixel more is not', () => {
  expect(tooLarge(square(512), 8, 4096)).toBeNull();
  expect(tooLarge(square(2048), 2, 4096)).toBeNull();
  expect(tooLarge({ width: 100, height: 2049 }, 2, 4096)).toBe(
    'This picture is 100 × 2049 and would become 200 × 4098; this device makes up to 4096 × 4096. Choose a picture of up to 2048 pixels a side.',
  );
});

it('what would work is named', () => {
  expect(tooLarge({ width: 1024, height: 640 }, 8, 4096)).toMatch(/become 8192 × 5120.*Choose 4x\.$/);
  expect(tooLarge({ width: 1500, height: 640 }, 8, 4096)).toMatch(/Choose 2x\.$/);
});

it('a device with little memory makes less', () => {
  expect([largestSide(1), largestSide(2), largestSide(4), largestSide(undefined)]).toEqual([
    2048, 2048, 4096, 4096,
  ]);
});
