import { shownNumber } from '../../billing/coverage.ts';
import { kindOf, mediaOf, type Input, type InputKind, type InputOf } from './index.ts';
import { formWords } from '../../words/form.ts';
import { fileNouns } from '../fileFormats.ts';

const oneFile = (input: InputOf<'audio' | 'image' | 'video'>) =>
  `${fileNouns[mediaOf(input)].what}${input.missing ? '' : ', or null'}`;
const values = (options: readonly { readonly value: unknown }[]) =>
  options.map(({ value }) => String(value)).join(', ');

/** What can be told better than by what a kind refuses with: apart from the kinds, whose code comes to every screen. */
const takenBy: { readonly [K in InputKind]?: (input: InputOf<K>) => string } = {
  audio: oneFile,
  camera: ({ options }) =>
    `null, or an object with a type: ${values(options.filter((each) => each.value !== 'none'))}`,
  fixed: ({ value }) => value,
  image: oneFile,
  images: (input) =>
    `a list of ${input.min} to ${input.max ?? 'any number of'} ${formWords.files[mediaOf(input)]}`,
  option: ({ options }) => values(options),
  range: ({ min, max, step, unit }) => `${min} to ${max} in steps of ${step}${unit ? ` ${unit}` : ''}`,
  seed: ({ max }) => `a whole number from 0 to ${max}; leave it out for a random one`,
  strokes: ({ max }) => `a list of up to ${max} strokes, each with points and a direction`,
  text: ({ maxLength }) => `text of up to ${shownNumber(maxLength)} characters`,
  video: oneFile,
};

/** What an input takes, in a line of the API's reference. */
export function taken(input: Input): string {
  const ofKind: unknown = takenBy[input.kind];
  if (ofKind) return (ofKind as (input: Input) => string)(input);
  // 'Tint must be a colour.' says it as well.
  const reading = kindOf(input).read(input, {});
  return reading.ok ? '' : reading.message.replace(/^.* must be |\.$/g, '');
}
