import { formWords, type FormWords } from '../../words/form.ts';
import { read, refuse, type InputBasics, type Kind, type Made, type Spec, type Typed } from './kind.ts';

/** A number between two bounds, in steps. */
export interface RangeInput extends InputBasics, Typed<number, number> {
  readonly kind: 'range';
  readonly field: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly initial: number;
  /** The clip whose length an engine that cuts it and never stretches it can't pass, by its input; and why, for people. */
  readonly notLonger?: { readonly than: string; readonly why: string };
}

export const range = <const S extends Spec<RangeInput>>(spec: S): Made<RangeInput, S> => ({
  kind: 'range',
  ...spec,
});

/** How many digits a number has behind its point: 0.05 has two, and so has 5e-2. */
function digitsBehind(number: number): number {
  const [digits = '', exponent = '0'] = String(number).split('e');
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent));
}

/** The step that a number stands at or beside, as a person writes it: 0.3, and not the 0.30000000000000004 that adding makes. */
export function nearestStep({ min, step }: Pick<RangeInput, 'min' | 'step'>, value: number): number {
  const at = min + Math.round((value - min) / step) * step;
  const digits = Math.min(100, Math.max(digitsBehind(min), digitsBehind(step)));
  // A zero has no sign.
  return Number(at.toFixed(digits)) + 0;
}

/** Counted in steps from the lower bound, with room for binary fractions (7.5 / 0.5). */
export const isOnStep = ({ min, step }: Pick<RangeInput, 'min' | 'step'>, value: number): boolean => {
  const steps = (value - min) / step;
  return Math.abs(steps - Math.round(steps)) < 1e-9;
};

const bounds = ({ label, min, max, step }: RangeInput, said: FormWords) =>
  said.outOfRange(label, min, max, step);

const allowed = (input: RangeInput, value: unknown): value is number => {
  if (typeof value !== 'number' || !isOnStep(input, value)) return false;
  const step = nearestStep(input, value);
  return step >= input.min && step <= input.max;
};

export const rangeKind: Kind<RangeInput, number, number> = {
  place: 'settings',
  nearest: (input, value) => nearestStep(input, Math.min(input.max, Math.max(input.min, value))),
  notLonger: ({ notLonger, min }) => (notLonger ? { ...notLonger, least: min } : null),
  names: ({ notLonger }) => (notLonger ? [notLonger.than] : []),
  initial: (input) => input.initial,
  validate: (input, draft, said) => (allowed(input, draft) ? null : bounds(input, said)),
  toValue: nearestStep,
  restore: (input, kept) => (allowed(input, kept) ? kept : undefined),
  write: nearestStep,
  read: (input, raw) =>
    allowed(input, raw) ? read(nearestStep(input, raw)) : refuse(bounds(input, formWords)),
};
