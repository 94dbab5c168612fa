import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cameraMoves, type CameraMove } from './cameraMove.ts';
import { cameraPose } from './cameraPose.ts';
import type { Size } from './frameSize.ts';
import { viewMatrix } from './viewMatrix.ts';

const side = fc.integer({ min: 90, max: 3000 });
const size = fc.record({ width: side, height: side });
const moves = fc.uniqueArray(fc.constantFrom<CameraMove[]>(...cameraMoves), { minLength: 1, maxLength: 2 });

/** Where the corners of the frame lie in the picture. */
function cornersIn(matrix: ReturnType<typeof viewMatrix>, frame: Size) {
  const [a, b, c, d, e, f] = matrix;
  const determinant = a * d - b * c;
  return [0, frame.width].flatMap((x) =>
    [0, frame.height].map((y) => ({
      x: (d * (x - e) - c * (y - f)) / determinant,
      y: (-b * (x - e) + a * (y - f)) / determinant,
    })),
  );
}

describe('the view', () => {
  it('never leaves the picture, whatever the move, the strength, the moment and the shapes', () => {
    fc.assert(
      fc.property(
        moves,
        fc.integer({ min: 1, max: 10 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        size,
        size,
        (asked, strength, moment, picture, frame) => {
          const matrix = viewMatrix(cameraPose(asked, strength, moment), picture, frame);
          for (const corner of cornersIn(matrix, frame)) {
            expect(corner.x).toBeGreaterThan(0);
            expect(corner.x).toBeLessThan(picture.width);
            expect(corner.y).toBeGreaterThan(0);
            expect(corner.y).toBeLessThan(picture.height);
          }
        },
      ),
    );
  });

  const picture = { width: 1600, height: 900 };
  const centreAt = (move: CameraMove, strength: number, moment: number) => {
    const corners = cornersIn(viewMatrix(cameraPose([move], strength, moment), picture, picture), picture);
    const mean = (of: 'x' | 'y') => corners.reduce((sum, corner) => sum + corner[of], 0) / 4;
    return { x: mean('x'), y: mean('y'), width: corners[2]!.x - corners[0]!.x };
  };

  it.each([
    ['pan_left', 'x', -1],
    ['pan_right', 'x', 1],
    ['tilt_up', 'y', -1],
    ['tilt_down', 'y', 1],
    ['zoom_in', 'width', -1],
    ['zoom_out', 'width', 1],
    ['orbit_left', 'x', -1],
    ['orbit_right', 'x', 1],
  ] as const)('goes the right way for %s, and further the stronger', (move, along, sign) => {
    const path = (strength: number) =>
      sign * (centreAt(move, strength, 1)[along] - centreAt(move, strength, 0)[along]);
    expect(path(1)).toBeGreaterThan(0);
    expect(path(5)).toBeGreaterThan(path(1));
    expect(path(10)).toBeGreaterThan(path(5));
  });
});
