/** Every cascade layer of Kinora, weakest first. A consumer's own `className` lands after all of them. */
export const layers = [
  'ds.reset',
  'ds.tokens',
  'ds.base',
  'ds.components',
  'ds.layout',
  'kit',
  'app',
  'overrides',
] as const;

export type Layer = (typeof layers)[number];

/** Stands first in a page's head: without it the chunk that loads first would settle the order. */
export const layerOrder = `@layer ${layers.join(', ')};`;
