import type { Job, Runner, StudioTool } from '@kinora/contract';
import { useEffect } from 'react';
import { isBusy, type Phase } from './studioState.ts';
import { useLatest } from '../useLatest.ts';
import type { StudioAccount } from './useStudioAccount.ts';

/** What is made, by whom and for whom, and how far it is. */
export interface Running<T extends StudioTool> {
  readonly tool: T;
  readonly runner: Runner<T>;
  readonly account: StudioAccount;
  readonly phase: Phase;
  /** Nothing stands on the stage, and nothing was begun in the form. */
  readonly isUnused: boolean;
}

export interface FoundEvents {
  /** One of this tool is under way, or ended out of sight, and nothing here follows it. */
  onFound(taskId: string, job?: Job): Promise<void>;
}

/** A run that lasts outlives the page that started it, and a network that was away: it is found again here (DECISIONS, Jobs). */
export function useRunFoundAgain<T extends StudioTool>(
  { tool, runner: { lasting }, account, phase, isUnused }: Running<T>,
  events: FoundEvents,
): void {
  const latest = useLatest({ phase, isUnused, events });
  useEffect(() => {
    if (account.status !== 'member' || !lasting) return;
    const search = new AbortController();
    const { signal } = search;
    const isOpen = () => {
      const { phase: now } = latest.current;
      return now.name === 'done' ? now.isBrought : !isBusy(now);
    };
    const look = (isFree: () => unknown) =>
      isFree() &&
      lasting
        .running(tool, { signal })
        .then((own) => own && isFree() && !signal.aborted && latest.current.events.onFound(own.task_id, own))
        // Not finding it is no failure of this form: the history still shows every job.
        .catch(() => {});
    const back = () => {
      const { phase: now, events: on } = latest.current;
      // It may have ended meanwhile, and is then among those under way no more.
      if (now.name === 'lost') return void on.onFound(now.taskId);
      void look(isOpen);
    };
    back();
    addEventListener('online', back, { signal });
    // Meanwhile another window may have begun one: a stage on which nothing was begun shows it.
    addEventListener('focus', () => void look(() => latest.current.isUnused), { signal });
    return () => search.abort();
  }, [account.status, lasting, latest, tool]);
}
