import { labOf, type Lab } from './oklab.ts';

/** Words that people use for colours, each at a colour that most would call so. */
const named = {
  black: '#0b0b0c',
  charcoal: '#36383b',
  gray: '#808285',
  silver: '#bfc1c4',
  white: '#fafafa',
  cream: '#f4ead2',
  beige: '#d8c8a8',
  tan: '#b8956a',
  brown: '#6f4a2c',
  'dark brown': '#3b2618',
  rust: '#a4481f',
  terracotta: '#c96f4f',
  orange: '#f08a24',
  amber: '#f2b233',
  gold: '#c99a2e',
  yellow: '#f6e04a',
  mustard: '#b08a1e',
  olive: '#6b6b2a',
  lime: '#a6d53a',
  'leaf green': '#4f9a3c',
  green: '#2f8a4b',
  'forest green': '#1f4d2e',
  sage: '#9caf94',
  mint: '#a9e3c6',
  teal: '#1f7f80',
  turquoise: '#3cc4c0',
  cyan: '#4bd6f0',
  'sky blue': '#8cc4ee',
  blue: '#2f6fd0',
  'slate blue': '#5c7590',
  'steel gray': '#6d7a86',
  'dark slate': '#35424c',
  'dusk blue': '#44567e',
  'midnight blue': '#0f1440',
  navy: '#16264d',
  indigo: '#3d37a0',
  violet: '#7a4bd0',
  lavender: '#bfb0e6',
  purple: '#6a2a80',
  plum: '#5a2547',
  mauve: '#94728c',
  'dusty rose': '#b98488',
  'dark purple': '#33244a',
  'deep teal': '#123f46',
  salmon: '#e8917a',
  magenta: '#d0309a',
  pink: '#f2a6c0',
  rose: '#d8607a',
  coral: '#f57f6c',
  red: '#cf2a2a',
  crimson: '#9a1530',
  maroon: '#5c161c',
  peach: '#f8c8a4',
} as const;

export type ColourName = keyof typeof named;

const places = Object.entries(named).map(([name, hex]) => {
  const bytes = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return { name: name as ColourName, lab: labOf(bytes[0]!, bytes[1]!, bytes[2]!) };
});

/** A name tells hue before lightness: a dark blue is a blue before it is as dark as some brown. */
const unlikeness = (one: Lab, other: Lab): number =>
  Math.hypot((one.l - other.l) * 0.5, (one.a - other.a) * 1.4, (one.b - other.b) * 1.4);

/** The nearest of the names, by how colours look. */
export function colourName(lab: Lab): ColourName {
  let nearest = places[0]!;
  for (const place of places) if (unlikeness(place.lab, lab) < unlikeness(nearest.lab, lab)) nearest = place;
  return nearest.name;
}
