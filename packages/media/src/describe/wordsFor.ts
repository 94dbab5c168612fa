import type { Light } from './light.ts';
import type { PictureReading, SeenObject } from './pictureReading.ts';

/** From here on a thing is named; below only as possible, and below that not at all. */
export const certain = 0.6;
export const possible = 0.45;

const lights: Readonly<Record<Light['brightness'], string>> = {
  'very dark': 'night-dark, low-key light',
  dark: 'dark, moody light',
  even: 'soft, even light',
  bright: 'bright light',
  'very bright': 'very bright, high-key light',
};
const strengths = {
  'black and white': 'black and white',
  muted: 'muted colors',
  natural: 'natural colors',
  vivid: 'vivid colors',
} as const;
const details = { flat: 'flat shapes', simple: 'simple shapes', rich: 'rich detail' } as const;

/** Each kind of thing once, the surest first: 'two people', 'possibly a cup'. */
function thingsIn(objects: readonly SeenObject[]): readonly string[] {
  const kinds = new Map<string, { count: number; certainty: number }>();
  for (const { name, certainty } of objects) {
    if (certainty < possible) continue;
    const kind = kinds.get(name) ?? { count: 0, certainty: 0 };
    kinds.set(name, {
      count: kind.count + (certainty >= certain ? 1 : 0),
      certainty: Math.max(kind.certainty, certainty),
    });
  }
  return [...kinds]
    .toSorted(([, one], [, other]) => other.certainty - one.certainty)
    .map(([name, { count }]) => (count === 0 ? `possibly ${name}` : count === 1 ? name : `several: ${name}`));
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** What was seen, as words that a prompt can begin with. No sentence claims more than the pixels show. */
export function wordsFor({ objects, palette, colouring, light, framing, isCutOut }: PictureReading): string {
  const colours = palette
    .filter(({ share }) => share >= 0.04)
    .slice(0, 4)
    .map(({ name }) => name);
  const isGray = colouring.strength === 'black and white';
  const seen = [
    colours.length > 0 && !isGray && `palette of ${listed(colours)}`,
    strengths[colouring.strength],
    colouring.temperature && `${colouring.temperature} tones`,
    light.from
      ? `${lights[light.brightness]} from ${light.from === 'left' || light.from === 'right' ? `the ${light.from}` : light.from}`
      : lights[light.brightness],
    `${light.contrast} contrast`,
    details[framing.detail],
    framing.subject &&
      (framing.subject === 'centered' ? 'centered composition' : `subject ${framing.subject}`),
  ];
  const parts = [
    ...thingsIn(objects),
    // What is see-through everywhere has no light and no colours.
    ...(palette.length > 0 ? seen : []),
    isCutOut && 'transparent background',
    framing.shape,
  ];
  return parts.filter(Boolean).join(', ');
}
