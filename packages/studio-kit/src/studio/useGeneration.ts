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
  /** Follows a job that was lost from sight. */
  readonly lookAgain: (taskId: string) => void;
}

interface Press {
  readonly key: string;
  /** Where its files went, once they are there. */
  addresses: Record<string, string> | null;
}

const unexpected = (message: string): StudioProblem => ({ kind: 'Unexpected', message });

/** Whether a refused submit is known not to have been accepted: an answer that never came tells nothing. */
export const isCertain = ({ kind }: StudioProblem): boolean => kind !== 'Offline' && kind !== 'Unavailable';

/** One generation from press to result: upload, submit, follow, and finding it again after a reload. */
export function useGeneration<T extends AnyTool>(
  { tool, api, account, phase }: { tool: T; api: StudioApi; account: StudioAccount; phase: Phase },
  dispatch: Dispatch<StudioAction<T>>,
  events: GenerationEvents,
): Generation<T> {
  const latest = useLatest({ account, phase, events });
  // One press is one request until the server answered it: with the same key and the same uploads,
  // a retry after a lost answer is not a second generation.
  const press = useRef<Press | null>(null);
  // What the server accepted is never sent again; it can only be followed.
  const accepted = useRef<string | null>(null);
  const work = useRef<AbortController | null>(null);

  const follow = useCallback(
    async (taskId: string, signal: AbortSignal) => {
      accepted.current = taskId;
      dispatch({ type: 'following', taskId });
      for await (const job of api.generate.follow(taskId, { signal })) {
        dispatch({ type: 'progressed', job });
        if (!hasEnded(job.status)) continue;
        if (job.status !== 'completed') accepted.current = null;
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
      accepted.current = null;
      const { signal } = (work.current = new AbortController());
      try {
        await task(signal);
      } catch (thrown) {
        if (signal.aborted) return;
        const problem = problemIn(thrown) ?? unexpected(tool.words.failed);
        const taskId = accepted.current;
        if (taskId) dispatch({ type: 'lost', taskId, problem });
        else {
          if (isCertain(problem)) press.current = null;
          dispatch({ type: 'failed', problem });
          latest.current.events.onMessage('danger', problem.message);
        }
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
        const sent = (press.current ??= { key: newId(), addresses: null });
        sent.addresses ??= await mediaAddresses(tool, draft, api.storage, {
          signal,
          onProgress: (share) => dispatch({ type: 'uploading', share }),
        });
        dispatch({ type: 'submitting' });
        const reply = await api.generate.submit(requestOf(tool, settle(tool, draft, sent.addresses)), {
          idempotencyKey: sent.key,
          signal,
        });
        press.current = null;
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
        const { name } = latest.current.phase;
        if (!own || search.signal.aborted || (name !== 'idle' && name !== 'lost')) return;
        return attempt((signal) => follow(own.task_id, signal));
      })
      // Not finding it is no failure of this form: the history still shows every job.
      .catch(() => {});
    return () => search.abort();
  }, [account.status, api, attempt, follow, latest, tool]);

  useEffect(() => () => work.current?.abort(), []);

  const forgetPress = useCallback(() => {
    press.current = null;
  }, []);

  const lookAgain = useCallback(
    (taskId: string) => void attempt((signal) => follow(taskId, signal)),
    [attempt, follow],
  );

  return { send, forgetPress, lookAgain };
}
