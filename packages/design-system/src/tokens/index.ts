export { vars } from './contract.css.ts';
export { contrastPairs } from './contrastPairs.ts';
export type { ContrastPair } from './contrastPairs.ts';
export { contrastRatio, toHex } from './contrast.ts';
export * from './scales.ts';
export { colourOf, colours } from './semantic.ts';
export type { ColourGroup, ColourName, ColourRole } from './semantic.ts';
