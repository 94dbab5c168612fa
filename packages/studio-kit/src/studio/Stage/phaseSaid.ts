import { wholeOf, type AnyForm } from '@kinora/contract';
import type { Readable } from '../../labels/useReadable.ts';
import type { StudioLabels } from '../../labels/studioLabels.ts';
import { endingSaid, type Phase } from '../studioState.ts';

/** How far a generation is, for who can't see it: its start, its place in line, each quarter, and its end. */
export function phaseSaid(
  tool: Pick<AnyForm, 'words'>,
  phase: Phase,
  words: StudioLabels,
  { number, share }: Pick<Readable, 'number' | 'share'>,
): string {
  if (phase.name === 'uploading') return words.uploading;
  if (phase.name === 'submitting') return tool.words.busy;
  const ending = endingSaid(tool, phase);
  if (ending) return wholeOf(ending);
  if (phase.name !== 'running') return '';
  if (phase.isUnreached) return words.unreached;
  if (!phase.job) return tool.words.started;
  const { progress = null, position = null } = phase.job;
  if (progress !== null) return `${tool.words.busy} ${share(Math.floor(progress * 4) / 4)}`;
  if (position === null) return tool.words.busy;
  return `${tool.words.busy} ${position === 0 ? words.next : words.ahead(number(position))}`;
}
