import {
  addressIn,
  hasEnded,
  newId,
  problemIn,
  requestOf,
  settle,
  type AnyTool,
  type Creation,
  type Draft,
  type StudioApi,
  type StudioProblem,
} from '@kinora/contract';
import { useCallback, useEffect, useRef, type Dispatch } from 'react';
import { mediaAddresses } from './mediaAddresses.ts';
import type { Phase, StudioAction } from './studioState.ts';
import { useLatest } from './useLatest.ts';
import type { StudioAccount } from './useStudioAccount.ts';

export interface GenerationEvents {
  onMessage(tone: 'info' | 'success' | 'danger', title: string): void;
  onSignInRequested(): void;
  onFinished(creation: Creation): void;
}

export interface Generation<T extends AnyTool> {
  readonly send: (draft: Draft<T>) => void;
  /** The inputs changed: what comes next is another generation than the one before. */
  readonly forgetPress: () => void;
}

const unexpected = (message: string): StudioProblem => ({ kind: 'Unexpected', message });

/** One generation from press to result: upload, submit, follow, and finding it again after a reload. */
export function useGeneration<T extends AnyTool>(
  { tool, api, account, phase }: { tool: T; api: StudioApi; account: StudioAccount; phase: Phase },
  dispatch: Dispatch<StudioAction<T>>,
  events: GenerationEvents,
): Generation<T> {
  const latest = useLatest({ account, phase, events });
  // One press is one key until the server answered it, so a retry after a lost answer is not a second generation.
  const pressKey = useRef<string | null>(null);
  const work = useRef<AbortController | null>(null);

  const follow = useCallback(
    async (taskId: string, signal: AbortSignal) => {
      dispatch({ type: 'following', taskId });
      for await (const job of api.generate.follow(taskId, { signal })) {
        dispatch({ type: 'progressed', job });
        if (!hasEnded(job.status)) continue;
        void latest.current.account.refresh();
        if (job.status !== 'completed')
          return dispatch({ type: 'failed', problem: unexpected(job.message ?? tool.words.failed) });
        const creation = await api.creations.byId(job.creation_id, { signal });
        // It may have been deleted elsewhere meanwhile: then there is nothing to show.
        if (!creation) return dispatch({ type: 'dismissed' });
        dispatch({ type: 'finished', creation });
        latest.current.events.onMessage('success', tool.words.done);
        latest.current.events.onFinished(creation);
      }
    },
    [api, dispatch, latest, tool],
  );

  /** Runs work that unmounting gives up, and turns what it throws into a failure. */
  const attempt = useCallback(
    async (task: (signal: AbortSignal) => Promise<void>) => {
      work.current?.abort();
      const { signal } = (work.current = new AbortController());
      try {
        await task(signal);
      } catch (thrown) {
        if (signal.aborted) return;
        const problem = problemIn(thrown) ?? unexpected(tool.words.failed);
        // An answer that never came may still have been accepted: the key stays for the next press.
        if (problem.kind !== 'Offline' && problem.kind !== 'Unavailable') pressKey.current = null;
        dispatch({ type: 'failed', problem });
        latest.current.events.onMessage('danger', problem.message);
        if (problem.kind === 'NotSignedIn') latest.current.events.onSignInRequested();
        else void latest.current.account.refresh();
      }
    },
    [dispatch, latest, tool],
  );

  const send = useCallback(
    (draft: Draft<T>) => {
      dispatch({ type: 'submitting' });
      void attempt(async (signal) => {
        const addresses = await mediaAddresses(tool, draft, api.storage, {
          signal,
          onProgress: (share) => dispatch({ type: 'uploading', share }),
        });
        dispatch({ type: 'submitting' });
        pressKey.current ??= newId();
        const reply = await api.generate.submit(requestOf(tool, settle(tool, draft, addresses)), {
          idempotencyKey: pressKey.current,
          signal,
        });
        pressKey.current = null;
        void latest.current.account.refresh();
        if (!reply.taskId) throw new Error('The server named no job to follow.');
        if (!addressIn(reply)) latest.current.events.onMessage('info', tool.words.started);
        await follow(reply.taskId, signal);
      });
    },
    [api, attempt, dispatch, follow, latest, tool],
  );

  // A job outlives the page that started it: it is found again here (DECISIONS, Jobs).
  useEffect(() => {
    if (account.status !== 'member') return;
    const search = new AbortController();
    api.generate
      .running({ signal: search.signal })
      .then((jobs) => {
        const own = jobs.find((job) => job.model === tool.call.model);
        if (!own || search.signal.aborted || latest.current.phase.name !== 'idle') return;
        return attempt((signal) => follow(own.task_id, signal));
      })
      // Not finding it is no failure of this form: the history still shows every job.
      .catch(() => {});
    return () => search.abort();
  }, [account.status, api, attempt, follow, latest, tool]);

  useEffect(() => () => work.current?.abort(), []);

  const forgetPress = useCallback(() => {
    pressKey.current = null;
  }, []);

  return { send, forgetPress };
}
