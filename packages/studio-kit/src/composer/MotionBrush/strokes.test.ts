import fc from 'fast-check';
import {
  aimedAt,
  arrowOf,
  drawnStroke,
  goesRound,
  mostPoints,
  movedStroke,
  placedStroke,
  placeOn,
  turnedStroke,
  withPoint,
  type Point,
  type Stroke,
} from '@kinora/contract';
import { describe, expect, it } from 'vitest';
import { strokeLabels } from '../../labels/strokeLabels.ts';
import { directionWords } from './directionWords.ts';

describe('a stroke (D30)', () => {
  it('goes the way it was drawn, and to the right when it was only a tap', () => {
    expect(
      drawnStroke([
        [0.1, 0.8],
        [0.3, 0.7],
        [0.5, 0.4],
      ]).direction,
    ).toEqual([0.4, -0.4]);
    expect(drawnStroke([[0.5, 0.5]]).direction).toEqual([0.2, 0]);
  });

  it('that comes back to where it began takes what it goes round, and goes to the right', () => {
    const round: readonly Point[] = [
      [0.2, 0.2],
      [0.6, 0.2],
      [0.6, 0.6],
      [0.2, 0.6],
      [0.2, 0.25],
    ];
    expect(drawnStroke(round).direction).toEqual([0.2, 0]);
    expect(goesRound(round)).toBe(true);
    expect(goesRound(round.slice(0, -1))).toBe(false);
    // A hand that trembles where it taps goes round nothing.
    expect(goesRound(round.map(([x, y]) => [0.5 + x / 10, 0.5 + y / 10]))).toBe(false);
  });

  it('leaves out trembling, and ends where it may not grow any more', () => {
    expect(withPoint([[0.5, 0.5]], [0.505, 0.5])).toHaveLength(1);
    expect(withPoint([[0.5, 0.5]], [0.52, 0.5])).toHaveLength(2);
    const full = Array.from({ length: mostPoints }, (_, index): Point => [index / mostPoints, 0]);
    expect(withPoint(full, [1, 1])).toBe(full);
  });

  it('points where its arrow is dragged', () => {
    const stroke = aimedAt(placedStroke(), [0.5, 0.9]);
    expect(stroke.direction).toEqual([0, 0.4]);
    expect(arrowOf(stroke)).toEqual({ from: [0.5, 0.5], to: [0.5, 0.9] });
  });

  it('made by keys lies beside all that are there, in the picture with its arrow', () => {
    const placed: Stroke[] = [];
    for (let count = 0; count < 6; count += 1) placed.push(placedStroke(placed));
    expect(placed[0]!.points).toEqual([[0.5, 0.5]]);
    const apart = placed.flatMap((one, index) =>
      placed.slice(index + 1).map((other) => {
        const [[x, y], [toX, toY]] = [one.points[0]!, other.points[0]!];
        return Math.hypot(x - toX, y - toY);
      }),
    );
    expect(Math.min(...apart)).toBeGreaterThan(0.09);
    for (const { points, direction } of placed)
      for (const side of [...points[0]!, points[0]![0] + direction[0]])
        expect(side > 0.05 && side < 0.95).toBe(true);
  });

  it('made by keys takes the place of one that was moved away, and none that is drawn over', () => {
    const drawn = drawnStroke([
      [0.2, 0.5],
      [0.8, 0.5],
    ]);
    expect(placedStroke([movedStroke(placedStroke(), 0.3, 0.3)]).points).toEqual([[0.5, 0.5]]);
    expect(placedStroke([drawn]).points[0]![1]).not.toBe(0.5);
  });

  it('that goes out of the picture has its arrow drawn to the edge, the way it points', () => {
    const drawn = drawnStroke([
      [0.2, 0.5],
      [0.8, 0.7],
    ]);
    expect(drawn.direction).toEqual([0.6, 0.2]);
    expect(arrowOf(drawn).to).toEqual([1, 0.7667]);
    expect(arrowOf({ points: [[1, 0.5]], direction: [0.3, 0] }).to).toEqual([1, 0.5]);
  });

  it('is pointed by keys as far as the edge, and comes back with the first key the other way', () => {
    const turned = (stroke: Stroke, times: number, dx: number) =>
      Array.from({ length: times }).reduce<Stroke>((now) => turnedStroke(now, dx, 0), stroke);
    const atEdge = turned(placedStroke(), 60, 0.02);
    expect(atEdge.direction).toEqual([0.5, 0]);
    expect(turned(atEdge, 1, -0.02).direction).toEqual([0.48, 0]);
    const drawnOut: Stroke = { points: [[0.9, 0.5]], direction: [0.4, 0] };
    expect(turned(drawnOut, 1, 0.02)).toEqual(drawnOut);
    expect(turned(drawnOut, 1, -0.02).direction).toEqual([0.38, 0]);
  });

  it.each<[Point, string]>([
    [[0.2, 0], 'moves right'],
    [[-0.2, 0.01], 'moves left'],
    [[0, -0.3], 'moves up'],
    [[0.1, 0.1], 'moves right and down'],
    [[0, 0], 'stays'],
  ])('with the direction %j %s', (direction, words) => {
    expect(directionWords(direction, strokeLabels)).toBe(words);
  });

  it('never leaves the picture, however it is moved and turned', () => {
    const side = fc.double({ min: 0, max: 1, noNaN: true });
    const step = fc.double({ min: -2, max: 2, noNaN: true });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(side, side), { minLength: 1, maxLength: 8 }),
        step,
        step,
        (places, dx, dy) => {
          const drawn: Stroke = drawnStroke(places.map(([x, y]) => placeOn(x, y)));
          const stroke = turnedStroke(movedStroke(drawn, dx, dy), dx, dy);
          const { points, direction } = stroke;
          expect(points).toHaveLength(places.length);
          for (const each of points.flat()) expect(each >= 0 && each <= 1).toBe(true);
          for (const each of direction) expect(each >= -1 && each <= 1).toBe(true);
          for (const each of arrowOf(stroke).to) expect(each >= 0 && each <= 1).toBe(true);
        },
      ),
    );
  });
});
