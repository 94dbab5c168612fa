import { read, refuse, type InputBasics, type Kind } from './kind.ts';

/** A number between two bounds, in steps. */
export interface RangeInput extends InputBasics {
  readonly kind: 'range';
  readonly wire: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly initial: number;
  readonly unit?: string;
}

export const range = <const S extends Omit<RangeInput, 'kind'>>(spec: S) =>
  ({ kind: 'range', ...spec }) as const satisfies RangeInput;

/** Counted in steps from the lower bound, with room for binary fractions (7.5 / 0.5). */
const onStep = (input: RangeInput, value: number) => {
  const steps = (value - input.min) / input.step;
  return Math.abs(steps - Math.round(steps)) < 1e-9;
};

const bounds = (input: RangeInput) =>
  `${input.label} must be a number from ${input.min} to ${input.max}${input.step === 1 ? '' : ` in steps of ${input.step}`}.`;

const allowed = (input: RangeInput, value: unknown): value is number =>
  typeof value === 'number' && value >= input.min && value <= input.max && onStep(input, value);

export const rangeKind: Kind<RangeInput, number, number> = {
  initial: (input) => input.initial,
  missing: (input, draft) => (allowed(input, draft) ? null : bounds(input)),
  settle: (_input, draft) => draft,
  write: (_input, value) => value,
  read: (input, raw) => (allowed(input, raw) ? read(raw) : refuse(bounds(input))),
};
