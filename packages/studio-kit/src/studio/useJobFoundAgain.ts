import type { AnyTool, Job } from '@kinora/contract';
import { useEffect } from 'react';
import type { StudioPort } from './studioPort.ts';
import type { Phase } from './studioState.ts';
import { useLatest } from './useLatest.ts';
import type { StudioAccount } from './useStudioAccount.ts';

/** What is generated, where, by whom, and how far it is. */
export interface Generating<T extends AnyTool> {
  readonly tool: T;
  readonly api: StudioPort;
  readonly account: StudioAccount;
  readonly phase: Phase;
}

export interface FoundEvents {
  /** One of this tool is under way, and nothing here follows it. */
  onFound(job: Job): Promise<void>;
  /** What was refused for want of a network can be had again. */
  onRefusalOver(): void;
}

/** A job outlives the page that started it, and a network that was away: it is found again here (DECISIONS, Jobs). */
export function useJobFoundAgain<T extends AnyTool>(
  { tool, api, account, phase }: Generating<T>,
  events: FoundEvents,
): void {
  const latest = useLatest({ phase, events });
  useEffect(() => {
    if (account.status !== 'member') return;
    const search = new AbortController();
    const { signal } = search;
    const look = () =>
      api.generate
        .running({ signal })
        .then((jobs) => {
          const own = jobs.find((job) => job.model === tool.call.model);
          const { phase: now, events: on } = latest.current;
          const isOpen = now.name === 'idle' || now.name === 'lost' || now.name === 'failed';
          if (own && isOpen && !signal.aborted) return on.onFound(own);
        })
        // Not finding it is no failure of this form: the history still shows every job.
        .catch(() => {});
    const back = () => {
      const { phase: now, events: on } = latest.current;
      if (now.name === 'failed' && now.isCertain && now.problem.kind === 'Offline') on.onRefusalOver();
      void look();
    };
    void look();
    addEventListener('online', back, { signal });
    return () => search.abort();
  }, [account.status, api, latest, tool]);
}
