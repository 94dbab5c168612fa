import { chromaOf, type Lab } from './oklab.ts';

export interface Colouring {
  readonly strength: 'black and white' | 'muted' | 'natural' | 'vivid';
  readonly temperature: 'warm' | 'cool' | null;
}

export function colouringOf(labs: readonly Lab[]): Colouring {
  if (labs.length === 0) return { strength: 'black and white', temperature: null };
  const chromas = labs.map(chromaOf).toSorted((one, other) => one - other);
  const mean = chromas.reduce((sum, chroma) => sum + chroma, 0) / chromas.length;
  // A picture without colour has none anywhere; a small red flag makes it one with colour.
  const strongest = chromas[Math.floor(chromas.length * 0.98)] ?? 0;
  if (strongest < 0.02) return { strength: 'black and white', temperature: null };
  // Yellow and red against blue, which is how people feel warmth.
  const warmth = labs.reduce((sum, { a, b }) => sum + b + a / 2, 0) / labs.length;
  return {
    strength: mean < 0.045 ? 'muted' : mean < 0.105 ? 'natural' : 'vivid',
    temperature: warmth > 0.02 ? 'warm' : warmth < -0.02 ? 'cool' : null,
  };
}
