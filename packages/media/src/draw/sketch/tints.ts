import { rgb, type Rgb } from './colour.ts';
import { namedIn, wantedIn } from './namedIn.ts';

const tintWords: Record<string, Rgb> = {
  red: rgb('#d3342f'),
  crimson: rgb('#b3152f'),
  scarlet: rgb('#e0301e'),
  orange: rgb('#f08a2c'),
  amber: rgb('#f2a93b'),
  gold: rgb('#e8b64c'),
  golden: rgb('#e8b64c'),
  yellow: rgb('#f2d34b'),
  green: rgb('#4f9d4a'),
  emerald: rgb('#1f9d6b'),
  olive: rgb('#7d8a3c'),
  mint: rgb('#9fe0c0'),
  teal: rgb('#1f8f8f'),
  turquoise: rgb('#36c5c0'),
  cyan: rgb('#35c8e8'),
  blue: rgb('#3566d6'),
  navy: rgb('#1c2c66'),
  azure: rgb('#4a9be8'),
  indigo: rgb('#4338b8'),
  violet: rgb('#7a43d0'),
  purple: rgb('#7d3cb5'),
  lavender: rgb('#b59be0'),
  magenta: rgb('#d035a8'),
  pink: rgb('#f08ab8'),
  rose: rgb('#e0647f'),
  coral: rgb('#f5836b'),
  peach: rgb('#f9bd94'),
  brown: rgb('#7d5636'),
  copper: rgb('#b8703c'),
  silver: rgb('#b9c2cc'),
  white: rgb('#f4f4f0'),
  black: rgb('#14151a'),
  grey: rgb('#858a92'),
  gray: rgb('#858a92'),
};

const vocabulary = Object.fromEntries(Object.keys(tintWords).map((word) => [word, word]));

/** The colours that a prompt names, in its order. */
export const tintsIn = (prompt: string): Rgb[] =>
  namedIn(wantedIn(prompt), vocabulary).map((word) => tintWords[word]!);
