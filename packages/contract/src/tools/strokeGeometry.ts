import { mostPoints, type Point, type Stroke } from './kinds/strokes.ts';

const finest = 10_000;
const rounded = (side: number) => Math.round(side * finest) / finest + 0;
const within = (side: number, least: number) => rounded(Math.min(1, Math.max(least, side)));

/** A place inside the picture, as finely as it is told. */
export const placeOn = (x: number, y: number): Point => [within(x, 0), within(y, 0)];

/** Shorter than this, pointer and hand only tremble. */
const tremble = 0.012;

/** A line with one more point, unless it is too near to the last or the line is long enough. */
export function withPoint(points: readonly Point[], point: Point): readonly Point[] {
  const last = points.at(-1);
  if (last && Math.hypot(point[0] - last[0], point[1] - last[1]) < tremble) return points;
  return points.length < mostPoints ? [...points, point] : points;
}

/** How wide a stroke takes what it is drawn over, as a share of the picture's shorter side. */
export const strokeWidth = 0.09;

/** Whether a line comes back to where it began, so that all it goes round is taken, and not only what it crosses. */
export function goesRound(points: readonly Point[]): boolean {
  const [first, last] = [points[0]!, points.at(-1)!];
  const away = ([x, y]: Point) => Math.hypot(x - first[0], y - first[1]);
  return points.length > 3 && away(last) < 0.07 && points.some((point) => away(point) > 0.12);
}

/** Where a stroke that was just drawn goes: as it was drawn; one that ends where it began goes to the right. */
export function drawnStroke(points: readonly Point[]): Stroke {
  const [first, last] = [points[0]!, points.at(-1)!];
  const direction: Point = [within(last[0] - first[0], -1), within(last[1] - first[1], -1)];
  const goesNowhere = Math.hypot(...direction) < tremble || goesRound(points);
  return { points, direction: goesNowhere ? [0.2, 0] : direction };
}

/** The stroke elsewhere, as a whole, and never over the edge. */
export function movedStroke({ points, direction }: Stroke, dx: number, dy: number): Stroke {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const right = Math.min(Math.max(dx, -Math.min(...xs)), 1 - Math.max(...xs));
  const down = Math.min(Math.max(dy, -Math.min(...ys)), 1 - Math.max(...ys));
  return { points: points.map(([x, y]) => placeOn(x + right, y + down)), direction };
}

/** No further out of the picture than it points already. */
const steered = (side: number, step: number, from: number) =>
  within(Math.min(Math.max(side + step, Math.min(side, -from)), Math.max(side, 1 - from)), -1);

/** The stroke pointing elsewhere, with its arrow kept in the picture. */
export const turnedStroke = ({ points, direction: [x, y] }: Stroke, dx: number, dy: number): Stroke => {
  const [fromX, fromY] = points.at(-1)!;
  return { points, direction: [steered(x, dx, fromX), steered(y, dy, fromY)] };
};

/** How much of a way there is room for, from a place on. */
const room = (from: number, way: number) => (way > 0 ? (1 - from) / way : way < 0 ? from / -way : 1);

/** The arrow of a stroke, from where it ends; what goes out of the picture is drawn as far as its edge. */
export const arrowOf = ({ points, direction: [dx, dy] }: Stroke): { from: Point; to: Point } => {
  const from = points.at(-1)!;
  const shown = Math.min(1, room(from[0], dx), room(from[1], dy));
  return { from, to: placeOn(from[0] + dx * shown, from[1] + dy * shown) };
};

/** How far a place is from the nearest of a line between two others. */
function distance([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [wide, high] = [toX - fromX, toY - fromY];
  const length = wide ** 2 + high ** 2;
  const share = length === 0 ? 0 : ((x - fromX) * wide + (y - fromY) * high) / length;
  const at = Math.min(1, Math.max(0, share));
  return Math.hypot(x - fromX - wide * at, y - fromY - high * at);
}

const liesOn = (place: Point, stroke: Stroke) =>
  [...stroke.points, arrowOf(stroke).to].some(
    (point, index, line) => distance(place, line[index - 1] ?? point, point) < 0.1,
  );

/** Where strokes are put, each with room for its arrow: the middle, under it, over it, and then beside them. */
const places: readonly Point[] = [0.5, 0.2, 0.74].flatMap((x) => [0.5, 0.7, 0.3].map((y): Point => [x, y]));

/** A stroke made without a pointer: a dot in the middle, or beside those that lie there, that moves to the right. */
export const placedStroke = (others: readonly Stroke[] = []): Stroke => ({
  points: [places.find((place) => !others.some((other) => liesOn(place, other))) ?? [0.5, 0.5]],
  direction: [0.2, 0],
});

/** The stroke pointing to a place. */
export const aimedAt = (stroke: Stroke, [x, y]: Point): Stroke => {
  const [fromX, fromY] = stroke.points.at(-1)!;
  return { points: stroke.points, direction: [within(x - fromX, -1), within(y - fromY, -1)] };
};
