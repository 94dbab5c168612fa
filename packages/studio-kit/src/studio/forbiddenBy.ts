import type { Coverage } from '@kinora/contract';
import { isBusy, type Phase } from './studioState.ts';

/** Work under way, what the form lacks, or that nobody can pay. */
export type Forbids = 'busy' | 'missing' | 'short' | null;

/** What forbids starting: said once for whatever starts a generation. */
export function forbiddenBy(
  phase: Phase,
  errorMessages: readonly unknown[],
  coverage: Coverage | null,
): Forbids {
  if (isBusy(phase)) return 'busy';
  if (errorMessages.length > 0) return 'missing';
  // What may have been accepted may have taken what is lacking: asking after it costs nothing more.
  const isUnsure = phase.name === 'failed' && !phase.isCertain;
  return coverage?.by === 'short' && !isUnsure ? 'short' : null;
}
