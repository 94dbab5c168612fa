import { seedOf } from '../chance/seedOf.ts';
import type { Provenance } from '../write/provenance.ts';

/** What a work is called, and what it was asked with: for the file to say. */
export interface Told {
  readonly tool: string;
  readonly model: string;
  readonly prompt: string;
  /** What is left to chance. Without it the words decide, so that the same ones give the same. */
  readonly seed?: number;
  readonly settings?: Provenance['settings'];
  readonly parents?: Provenance['parents'];
}

export const seedFor = ({ seed, prompt }: Told): number => seed ?? seedOf(prompt.trim().toLowerCase());
