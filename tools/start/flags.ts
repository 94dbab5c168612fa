import { StartProblem } from '../../packages/backend/src/embedded/index.ts';

export interface Flags {
  readonly isDevelopment: boolean;
}

export function readFlags(words: readonly string[]): Flags {
  const unknown = words.find((word) => word !== '--dev' && word !== '--');
  if (unknown) throw new StartProblem(`Kinora does not know "${unknown}": it takes --dev, or nothing.`);
  return { isDevelopment: words.includes('--dev') };
}
