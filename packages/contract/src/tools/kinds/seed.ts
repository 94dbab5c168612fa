import { formWords, type FormWords } from '../../words/form.ts';
import { read, refuse, type InputBasics, type Kind, type Made, type Spec, type Typed } from './kind.ts';

/** A number that makes a result repeatable; blank leaves it to chance, and to the server (A337). */
export interface SeedInput extends InputBasics, Typed<number | null, number | null> {
  readonly kind: 'seed';
  readonly field: string;
  readonly max: number;
}

export const seed = <const S extends Spec<SeedInput>>(spec: S): Made<SeedInput, S> => ({
  kind: 'seed',
  ...spec,
});

const bounds = ({ label, max }: SeedInput, said: FormWords) => said.noSeed(label, max);

const allowed = (input: SeedInput, value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= input.max;

export const seedKind: Kind<SeedInput, number | null, number | null> = {
  place: 'settings',
  show: (_input, value, said) => `${value ?? said.random}`,
  drawn: (input, random) => Math.floor(random() * (input.max + 1)),
  initial: () => null,
  validate: (input, draft, said) => (draft === null || allowed(input, draft) ? null : bounds(input, said)),
  toValue: (_input, draft) => draft,
  restore: (input, kept) => (kept === null || allowed(input, kept) ? kept : undefined),
  write: (_input, value) => value ?? undefined,
  read: (input, raw) => {
    if (raw === null || raw === undefined) return read(null);
    // JSON keeps the sign of nought, and a seed has none.
    return allowed(input, raw) ? read(raw + 0) : refuse(bounds(input, formWords));
  },
};
