import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cameraMoves, type CameraMove } from './cameraMove.ts';
import { cameraPose } from './cameraPose.ts';
import { cameraTake } from './cameraTake.ts';
import type { Size } from '../frame/frameSize.ts';
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
  it('never leaves the picture, whatever the move, the strength, the moment, the shapes and the take', () => {
    fc.assert(
      fc.property(
        moves,
        fc.integer({ min: 1, max: 10 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        size,
        size,
        fc.nat(),
        (asked, strength, moment, picture, frame, seed) => {
          const shot = { moves: asked, strength, take: cameraTake(seed) };
          const matrix = viewMatrix(cameraPose(shot, moment), picture, frame);
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
  const centreAt = (move: CameraMove, strength: number, moment: number, seed = 1) => {
    const shot = { moves: [move], strength, take: cameraTake(seed) };
    const corners = cornersIn(viewMatrix(cameraPose(shot, moment), picture, picture), picture);
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

  it.each(cameraMoves)(
    '%s begins in the middle of where it goes nowhere, and each take drifts elsewhere',
    (move) => {
      const middle = { pan: 'y', tilt: 'x', orbit: 'y', zoom: 'x', hold: 'x' } as const;
      const way = middle[move.split('_')[0] as keyof typeof middle];
      const half = way === 'x' ? picture.width / 2 : picture.height / 2;
      const ends = [1, 2, 3, 4].map((seed) => {
        expect(centreAt(move, 5, 0, seed)[way]).toBeCloseTo(half, 6);
        return centreAt(move, 5, 1, seed)[way];
      });
      expect(new Set(ends.map((end) => end.toFixed(3))).size).toBe(ends.length);
      // The same seed is the same take.
      expect(ends[0]).toBe(centreAt(move, 5, 1, 1)[way]);
    },
  );

  it('of a camera that stands still is the same in every take', () => {
    const poses = [1, 2].map((seed) => cameraPose({ moves: [], strength: 5, take: cameraTake(seed) }, 1));
    expect(poses[0]).toEqual(poses[1]);
  });
});
