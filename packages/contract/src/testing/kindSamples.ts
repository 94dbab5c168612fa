import fc from 'fast-check';
import type { MediaKind } from '../tools/media.ts';
import {
  kindOf,
  mediaOf,
  mostPoints,
  nearestStep,
  type FileInput,
  type Input,
  type InputKind,
  type InputOf,
  type RangeInput,
} from '../tools/kinds/index.ts';

type Sampled<K extends InputKind> = (input: InputOf<K>) => fc.Arbitrary<unknown>;

const side = (least: number) =>
  fc.integer({ min: least * 1000, max: 1000 }).map((thousandths) => thousandths / 1000 + 0);
const point = (least: number) => fc.tuple(side(least), side(least));
const stroke = fc.record({
  points: fc.array(point(0), { minLength: 1, maxLength: Math.min(6, mostPoints) }),
  direction: point(-1),
});

const types: { readonly [K in MediaKind]: string } = {
  image: 'image/webp',
  video: 'video/mp4',
  audio: 'audio/mpeg',
};
const address = (input: FileInput) =>
  fc
    .uint8Array({ minLength: 3, maxLength: 30 })
    .map((bytes) => `data:${types[mediaOf(input)]};base64,${btoa(String.fromCharCode(...bytes))}`);
const oneFile = (input: InputOf<MediaKind>) => (input.missing ? address(input) : fc.option(address(input)));
/** What its kind says of it is enough: one of its choices, else what it begins with. */
function told(input: Input): fc.Arbitrary<unknown> {
  const kind = kindOf(input);
  const choices = kind.choices?.(input);
  return choices
    ? fc.constantFrom(...choices.map(({ value }) => value))
    : fc.constant(kind.toValue(input, kind.initial(input), []));
}

/** Any value that an input allows, where its kind has more of them than it says. */
const samples: { readonly [K in InputKind]?: Sampled<K> } = {
  audio: oneFile,
  image: oneFile,
  images: (input) =>
    fc.array(address(input), { minLength: input.min, maxLength: input.max ?? input.min + 3 }),
  range: (input) =>
    fc
      .integer({ min: 0, max: Math.round((input.max - input.min) / input.step) })
      .map((steps) => nearestStep(input, input.min + steps * input.step)),
  seed: ({ max }) => fc.option(fc.integer({ min: 0, max })),
  strokes: ({ max }) => fc.array(stroke, { maxLength: max }),
  switch: () => fc.boolean(),
  text: ({ missing, maxLength }) =>
    fc
      .string({ minLength: missing ? 1 : 0, maxLength: Math.min(200, maxLength) })
      .map((words) => words.trim())
      .filter((words) => words !== '' || !missing),
  video: oneFile,
};

export function anyValue(input: Input): fc.Arbitrary<unknown> {
  const sample: unknown = samples[input.kind] ?? told;
  return (sample as (input: Input) => fc.Arbitrary<unknown>)(input);
}

/** What arithmetic makes of a step: counted up, counted down from the end, added one by one, or a hair beside it. */
const waysTo = ({ min, max, step }: RangeInput, value: number): readonly number[] => {
  const steps = Math.round((value - min) / step);
  const inAll = Math.round((max - min) / step);
  const added = Array.from({ length: steps }).reduce<number>((sum) => sum + step, min);
  return [min + steps * step, max - (inAll - steps) * step, added];
};

const hair = fc.double({ min: -9e-10, max: 9e-10, noNaN: true });

/** What an editor may really give for a value of a kind that takes the nearest; other kinds give what they mean. */
const besides: { readonly [K in InputKind]?: (input: InputOf<K>, value: never) => fc.Arbitrary<unknown> } = {
  range: (input, value: number) =>
    fc.oneof(
      fc.constantFrom(...waysTo(input, value)),
      hair.map((share) => value + share * input.step),
    ),
};

export function besideValue(input: Input, value: unknown): fc.Arbitrary<unknown> {
  const beside: unknown = besides[input.kind];
  return beside
    ? (beside as (input: Input, value: unknown) => fc.Arbitrary<unknown>)(input, value)
    : fc.constant(value);
}
