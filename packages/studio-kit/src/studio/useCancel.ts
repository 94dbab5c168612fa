import type { Runner, StudioTool } from '@kinora/contract';
import { useState } from 'react';
import type { Phase } from './studioState.ts';
import type { Run } from './useRun.ts';

/**
 * Ends what runs, once. What lasts is ended by its name, and how comes to the studio as every other news of it; what
 * goes on nowhere else, or has not arrived, is given up.
 */
export function useCancel(
  { lasting }: Runner,
  phase: Phase,
  { giveUp, cancelUpload }: Pick<Run<StudioTool>, 'giveUp' | 'cancelUpload'>,
  onFailed: (thrown: unknown) => void,
): (() => void) | null {
  const [asked, setAsked] = useState<string | null>(null);
  // Once all of it is out nobody knows whether there is anything to end, nor what would come back: that is said first (D36).
  if (phase.name === 'uploading') return cancelUpload;
  if (phase.name !== 'running') return null;
  if (!lasting) return () => giveUp();
  const { taskId, job } = phase;
  const returns = job?.cancel_returns;
  if (!returns || taskId === null || asked === taskId) return null;
  return () => {
    setAsked(taskId);
    lasting.cancel(taskId, { returns }).catch((thrown: unknown) => {
      setAsked(null);
      onFailed(thrown);
    });
  };
}
