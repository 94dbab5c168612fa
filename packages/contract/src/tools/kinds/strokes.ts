import { formWords, type FormWords } from '../../words/form.ts';
import type { MediaFile } from '../media.ts';
import { read, refuse, type InputBasics, type Kind, type Made, type Spec, type Typed } from './kind.ts';

/** A place on a picture, 0 to 1 from its upper left corner. */
export type Point = readonly [x: number, y: number];

/** What to move and where to: a line drawn over it, and a direction of up to one whole side (D30). */
export interface Stroke {
  readonly points: readonly Point[];
  readonly direction: Point;
  /** In a form, the picture that it was drawn over; no request says it. */
  readonly over?: string;
}

/** Strokes drawn over a picture. */
export interface StrokesInput extends InputBasics, Typed<readonly Stroke[], readonly Stroke[]> {
  readonly kind: 'strokes';
  readonly field: string;
  /** The input that holds the picture to draw on. */
  readonly on: string;
  readonly max: number;
  /** What is said where another picture took the place of the one that was drawn over. */
  readonly wentNote: string;
}

export const strokes = <const S extends Spec<StrokesInput>>(spec: S): Made<StrokesInput, S> => ({
  kind: 'strokes',
  ...spec,
});

const none: readonly Stroke[] = [];

/** How finely a stroke is told: more points than this say nothing more. */
export const mostPoints = 200;

const pointFrom = (raw: unknown, least: number): Point | null => {
  if (!Array.isArray(raw) || raw.length !== 2) return null;
  const [x, y] = raw as unknown[];
  const within = (side: unknown): side is number => typeof side === 'number' && side >= least && side <= 1;
  return within(x) && within(y) ? [x, y] : null;
};

function strokeFrom(raw: unknown): Stroke | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { points, direction } = raw as { points?: unknown; direction?: unknown };
  if (!Array.isArray(points) || points.length === 0 || points.length > mostPoints) return null;
  const placed = points.map((each) => pointFrom(each, 0)).filter((each) => each !== null);
  const aim = pointFrom(direction, -1);
  return aim && placed.length === points.length ? { points: placed, direction: aim } : null;
}

/** A picture of another name or size is another. */
const nameOf = ({ name, size }: MediaFile) => `${name} ${size}`;

/** A stroke as a request says it. */
const bare = ({ points, direction }: Stroke): Stroke => ({ points, direction });

const tooMany = ({ label, max }: StrokesInput, said: FormWords) => said.tooManyStrokes(label, max);

export const strokesKind: Kind<StrokesInput, readonly Stroke[], readonly Stroke[]> = {
  place: 'stage',
  show: (_input, value, said) => said.strokes(value.length),
  same: (one, other) => JSON.stringify(one) === JSON.stringify(other),
  initial: () => none,
  validate: (input, draft, said) => (draft.length > input.max ? tooMany(input, said) : null),
  toValue: (_input, draft) => draft.map(bare),
  restore: (input, kept) => {
    const reading = strokesKind.read(input, kept);
    if (!reading.ok) return undefined;
    const over = (kept as readonly Partial<Stroke>[] | null)?.map((each) => each.over);
    return reading.value.map((stroke, index) => {
      const named = over?.[index];
      return typeof named === 'string' ? { ...stroke, over: named } : stroke;
    });
  },
  write: (_input, value) => value,
  isOverAnother: (draft, file) => draft.some(({ over }) => over !== undefined && over !== nameOf(file)),
  laidOver: (draft, file) =>
    draft.every(({ over }) => over === nameOf(file))
      ? draft
      : draft.map((stroke) => ({ ...bare(stroke), over: nameOf(file) })),
  read: (input, raw) => {
    if (raw === null || raw === undefined) return read(none);
    if (!Array.isArray(raw)) return refuse(`${input.label} must be a list of strokes.`);
    if (raw.length > input.max) return refuse(tooMany(input, formWords));
    const drawn = raw.map(strokeFrom).filter((each) => each !== null);
    return drawn.length === raw.length
      ? read(drawn)
      : refuse(
          `${input.label}: each stroke needs 1 to ${mostPoints} points from 0 to 1 and a direction from -1 to 1.`,
        );
  },
};
