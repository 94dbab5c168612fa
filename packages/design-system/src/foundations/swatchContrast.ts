import { contrastRatio } from '../tokens/contrast.ts';
import { contrastPairs } from '../tokens/contrastPairs.ts';
import type { Mode } from '../tokens/scales.ts';
import { colourOf } from '../tokens/semantic.ts';
import type { ColourName } from '../tokens/semantic.ts';

export interface WorstContrast {
  readonly ratio: number;
  /** What it has to hold. */
  readonly lowest: number;
  /** What it is worst with. */
  readonly beside: ColourName;
  /** Whether it is drawn on that, or that is drawn on it. */
  readonly isDrawn: boolean;
}

/** The least that a colour is told apart by, of all that it may lie on or that may lie on it; null for a mere decoration. */
export function worstContrast(name: ColourName, mode: Mode): WorstContrast | null {
  const pairs = contrastPairs
    .filter(([drawn, ground]) => drawn === name || ground === name)
    .map(([drawn, ground, lowest]) => ({
      ratio: contrastRatio(colourOf(drawn)[mode], colourOf(ground)[mode]),
      lowest,
      beside: drawn === name ? ground : drawn,
      isDrawn: drawn === name,
    }));
  // Of words and marks, and of grounds, what comes nearest to what it has to hold.
  return pairs.toSorted((one, other) => one.ratio / one.lowest - other.ratio / other.lowest)[0] ?? null;
}
