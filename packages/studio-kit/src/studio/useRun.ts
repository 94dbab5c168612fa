import {
  isCertain,
  newId,
  type Attending,
  type StudioCreation,
  type Draft,
  type Job,
  type RunEnd,
  type RunNews,
  type Saying,
  type StudioTool,
} from '@kinora/contract';
import { useCallback, useEffect, useRef, type Dispatch } from 'react';
import type { Phase, StudioAction } from './studioState.ts';
import { useLatest } from '../useLatest.ts';
import { useRunFoundAgain, type Running } from './useRunFoundAgain.ts';

export interface RunEvents {
  /** What shows nowhere on the stage; what came of a run does. */
  onMessage(tone: 'info' | 'success', saying: Saying): void;
  /** What was told so far no longer holds. */
  onMessagesOver(): void;
  onSignInRequested(): void;
  onAccepted(taskId: string): void;
  onFinished(creation: StudioCreation): void;
  onCancelled(): void;
}

export interface Run<T extends StudioTool> {
  readonly send: (draft: Draft<T>) => void;
  /** The inputs changed: what comes next is another run than the one before. */
  readonly resetSubmission: () => void;
  /** Follows a run that was lost from sight. */
  readonly reconnect: (taskId: string) => Promise<void>;
  /** Gives up a run that goes on nowhere else, and takes what is on the stage away; one that is named goes on, and does not come back by itself. */
  readonly giveUp: (left?: string) => void;
}

/** One run from press to result, whoever does the work, and finding it again after a reload. */
export function useRun<T extends StudioTool>(
  running: Running<T>,
  dispatch: Dispatch<StudioAction<T>>,
  events: RunEvents,
): Run<T> {
  const { tool, runner, account } = running;
  const latest = useLatest({ account, events });
  // Until it is known what became of it, the next try is the same run.
  const key = useRef<string | null>(null);
  const work = useRef<AbortController | null>(null);

  const enter = useCallback((at: Phase) => dispatch({ type: 'entered', phase: at }), [dispatch]);

  const hear = useCallback(
    (news: RunNews) => {
      if (news.at === 'running') return dispatch({ type: 'heard', news });
      if (news.at !== 'accepted') {
        const { at: name, ...rest } = news;
        return enter({ name, ...rest } as Phase);
      }
      const { account: payer, events: on } = latest.current;
      key.current = null;
      void payer.refresh();
      if (news.taskId !== null) on.onAccepted(news.taskId);
      // Nothing on the stage tells of what is made elsewhere.
      else on.onMessage('info', tool.words.started);
    },
    [dispatch, enter, latest, tool],
  );

  const end = useCallback(
    (how: RunEnd) => {
      const { account: payer, events: on } = latest.current;
      if (how.is === 'failed' || how.is === 'lost') {
        const { is, ...rest } = how;
        if (is === 'failed' && isCertain(how.problem)) key.current = null;
        on.onMessagesOver();
        enter({ name: is, ...rest } as Phase);
        if (how.problem.kind === 'NotSignedIn') return on.onSignInRequested();
      } else {
        key.current = null;
        if (how.is === 'cancelled') {
          enter({ name: 'idle' });
          on.onCancelled();
        } else if (how.result.is === 'nothing') enter({ name: 'idle' });
        else {
          on.onMessagesOver();
          enter({ name: 'done', result: how.result, lacksFile: how.lacksFile === true });
          if (how.result.is === 'creation') on.onFinished(how.result.creation);
        }
      }
      void payer.refresh();
    },
    [enter, latest],
  );

  /** Attends to a run, which unmounting gives up. */
  const attend = useCallback(
    async (begin: (attending: Attending) => Promise<RunEnd>) => {
      work.current?.abort();
      const { signal } = (work.current = new AbortController());
      try {
        const how = await begin({ signal, onNews: (news) => signal.aborted || hear(news) });
        if (!signal.aborted) end(how);
      } catch (thrown) {
        if (!signal.aborted) throw thrown;
      }
    },
    [end, hear],
  );

  const send = useCallback(
    (draft: Draft<T>) => {
      latest.current.events.onMessagesOver();
      enter({ name: 'submitting' });
      key.current ??= newId();
      const asked = { key: key.current };
      void attend((attending) => runner.run(tool, draft, { ...attending, ...asked }));
    },
    [attend, enter, latest, runner, tool],
  );

  const { lasting } = runner;
  const reconnect = useCallback(
    (taskId: string, job?: Job) => attend((attending) => lasting!.follow(tool, taskId, attending, job)),
    [attend, lasting, tool],
  );
  const left = useRef(new Set<string>());
  useRunFoundAgain(running, {
    onFound: async (taskId, job) => {
      if (!left.current.has(taskId)) await reconnect(taskId, job);
    },
  });

  useEffect(() => () => work.current?.abort(), []);

  const resetSubmission = useCallback(() => {
    key.current = null;
  }, []);

  const giveUp = useCallback(
    (going?: string) => {
      if (going) left.current.add(going);
      work.current?.abort();
      enter({ name: 'idle' });
    },
    [enter],
  );

  return { send, resetSubmission, reconnect, giveUp };
}
