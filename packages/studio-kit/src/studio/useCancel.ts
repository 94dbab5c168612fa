import { useState } from 'react';
import type { StudioPort } from './studioPort.ts';
import type { Phase } from './studioState.ts';

/** Ends the job of a studio, once; how it ended comes to the studio as every other news of the job. */
export function useCancel(
  api: StudioPort,
  phase: Phase,
  onFailed: (thrown: unknown) => void,
): (() => void) | null {
  const [asked, setAsked] = useState<string | null>(null);
  const job = phase.name === 'running' ? phase.job : null;
  if (!job?.cancel_returns || asked === job.task_id) return null;
  const { cancel_returns: returns, task_id: taskId } = job;
  return () => {
    setAsked(taskId);
    api.generate.cancel(taskId, { returns }).catch((thrown: unknown) => {
      setAsked(null);
      onFailed(thrown);
    });
  };
}
