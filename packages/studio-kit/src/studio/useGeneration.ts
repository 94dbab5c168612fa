import {
  addressIn,
  finalCreation,
  hasEnded,
  isCertain,
  lineIn,
  newId,
  problemIn,
  requestOf,
  toValues,
  StudioError,
  unsure,
  type AnyTool,
  type Creation,
  type Draft,
  type GenerateReply,
  type Job,
  type Saying,
  type StudioProblem,
} from '@kinora/contract';
import { useCallback, useEffect, useRef, type Dispatch } from 'react';
import { useKitLabels } from '../labels/index.ts';
import { studioLabels } from '../labels/studioLabels.ts';
import { mediaAddresses } from './mediaAddresses.ts';
import type { Phase, StudioAction } from './studioState.ts';
import { useJobFoundAgain, type Generating } from './useJobFoundAgain.ts';
import { useLatest } from './useLatest.ts';

export interface GenerationEvents {
  /** What shows nowhere on the stage; what went wrong does. */
  onMessage(tone: 'info' | 'success', saying: Saying): void;
  /** What was told so far no longer holds. */
  onMessagesOver(): void;
  onSignInRequested(): void;
  onAccepted(taskId: string): void;
  onFinished(creation: Creation): void;
  onCancelled(): void;
}

export interface Generation<T extends AnyTool> {
  readonly send: (draft: Draft<T>) => void;
  /** The inputs changed: what comes next is another generation than the one before. */
  readonly resetSubmission: () => void;
  /** Follows a job that was lost from sight. */
  readonly reconnect: (taskId: string) => void;
}

/** One press of Generate, until the server answered it. */
interface Submission {
  readonly key: string;
  /** Where its files went, once they are there. */
  addresses: Record<string, readonly string[]> | null;
  /** Before it went out, nothing can have been accepted. */
  isOut: boolean;
}

const unexpected = (message: string): StudioProblem => ({ kind: 'Unexpected', message });

/** A message under the tool's own title, where it has one. */
export const under = (saying: Saying, message: string): Saying =>
  typeof saying === 'string' ? message : { title: saying.title, description: message };

/** What a tool says of a failure, beside what happened. */
const failureSaid = ({ words }: AnyTool, message: string): Saying =>
  words.alwaysSaysFailed ? words.failed : under(words.failed, message);

/** One generation from press to result: upload, submit, follow, and finding it again after a reload. */
export function useGeneration<T extends AnyTool>(
  { tool, api, account, phase }: Generating<T>,
  dispatch: Dispatch<StudioAction<T>>,
  events: GenerationEvents,
): Generation<T> {
  const words = useKitLabels('studio', studioLabels);
  const latest = useLatest({ account, events, words });
  // With the same key and the same uploads a retry after a lost answer is not a second generation.
  const submission = useRef<Submission | null>(null);
  // What the server accepted is never sent again; it can only be followed.
  const accepted = useRef<string | null>(null);
  const work = useRef<AbortController | null>(null);

  const enter = useCallback((at: Phase) => dispatch({ type: 'entered', phase: at }), [dispatch]);
  const fail = useCallback(
    (problem: StudioProblem, how: { isCertain: boolean; saying: Saying }) => {
      latest.current.events.onMessagesOver();
      enter({ name: 'failed', problem, ...how });
    },
    [enter, latest],
  );

  const follow = useCallback(
    async (taskId: string, signal: AbortSignal, known: Job | null = null) => {
      accepted.current = taskId;
      enter({ name: 'running', taskId, job: known });
      const onReach = (isReached: boolean) => {
        if (!signal.aborted) dispatch({ type: 'heard', taskId, news: { isUnreached: !isReached } });
      };
      for await (const job of api.generate.follow(taskId, { signal, onReach })) {
        // A port may go on after it was given up; by then somebody else may be here.
        signal.throwIfAborted();
        dispatch({ type: 'heard', taskId: job.task_id, news: { job } });
        if (!hasEnded(job.status)) continue;
        if (job.status !== 'completed') accepted.current = null;
        void latest.current.account.refresh();
        if (job.status === 'cancelled') {
          enter({ name: 'idle' });
          return latest.current.events.onCancelled();
        }
        if (job.status !== 'completed') {
          const { failed } = tool.words;
          return fail(unexpected(job.message ?? lineIn(failed)), {
            isCertain: true,
            saying: job.message == null ? failed : failureSaid(tool, job.message),
          });
        }
        if (!job.creation_id) {
          enter({ name: 'done', creation: null });
          return latest.current.events.onMessage('success', tool.words.done);
        }
        const creation = await api.creations.byId(job.creation_id, { signal });
        // It may have been deleted elsewhere meanwhile: then there is nothing to show.
        if (!creation) return enter({ name: 'idle' });
        enter({ name: 'done', creation });
        latest.current.events.onMessage('success', tool.words.done);
        latest.current.events.onFinished(creation);
        return;
      }
      // A stream that closes without an ending told none: the job is out of sight, and can be looked for.
      if (!signal.aborted) throw new StudioError(unexpected(latest.current.words.goesOn));
    },
    [api, dispatch, enter, fail, latest, tool],
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
        const known = problemIn(thrown);
        const broke = tool.words.broke ?? tool.words.failed;
        let problem = known ?? unexpected(unsure(lineIn(broke)));
        const taskId = accepted.current;
        if (taskId) {
          latest.current.events.onMessagesOver();
          enter({ name: 'lost', taskId, problem });
        } else {
          const isOut = submission.current?.isOut === true;
          const certain = !isOut || isCertain(problem);
          if (isCertain(problem)) submission.current = null;
          // What a port says in words of its own stays as it is.
          else if (isOut && problem.message === latest.current.words.offline)
            problem = { ...problem, message: latest.current.words.cutOff };
          fail(problem, {
            isCertain: certain,
            saying: known ? failureSaid(tool, problem.message) : under(broke, problem.message),
          });
        }
        if (problem.kind === 'NotSignedIn') latest.current.events.onSignInRequested();
        else void latest.current.account.refresh();
      }
    },
    [enter, fail, latest, tool],
  );

  /** An answer that names no job is all there will be (D36). */
  const finish = useCallback(
    (draft: Draft<T>, reply: GenerateReply, sent: Submission) => {
      const { events } = latest.current;
      const { noAddress } = tool.words;
      if (!addressIn(reply) && (noAddress === undefined || tool.makes === 'video')) {
        if (reply.message != null) {
          events.onMessage('info', tool.words.started);
          return enter({ name: 'idle' });
        }
        // It says nothing, not even that it was not accepted: a retry asks after this very order.
        submission.current = sent;
        const saying = noAddress ?? tool.words.failed;
        const message = unsure(lineIn(saying));
        return fail(unexpected(message), { isCertain: false, saying: under(saying, message) });
      }
      const creation = finalCreation(tool, draft, reply);
      enter({ name: 'done', creation });
      if (addressIn(reply)) events.onMessage('success', tool.words.done);
      else if (noAddress !== undefined) events.onMessage('info', noAddress);
      events.onFinished(creation);
    },
    [enter, fail, latest, tool],
  );

  const send = useCallback(
    (draft: Draft<T>) => {
      latest.current.events.onMessagesOver();
      enter({ name: 'submitting' });
      void attempt(async (signal) => {
        const sent = (submission.current ??= { key: newId(), addresses: null, isOut: false });
        sent.addresses ??= await mediaAddresses(tool, draft, api.storage, {
          signal,
          onProgress: (share) => enter({ name: 'uploading', share }),
        });
        enter({ name: 'submitting' });
        const hadNetwork = navigator.onLine;
        const request = requestOf(tool, toValues(tool, draft, sent.addresses));
        const reply = await api.generate
          .submit(request, { idempotencyKey: sent.key, signal })
          .catch((thrown: unknown) => {
            // A server on this machine is reached without a network, too.
            sent.isOut ||= hadNetwork || problemIn(thrown)?.kind !== 'Offline';
            throw thrown;
          });
        signal.throwIfAborted();
        // An answer may say that it is none (A219).
        if (reply.error != null) throw new StudioError({ kind: 'Refused', message: reply.error });
        submission.current = null;
        void latest.current.account.refresh();
        if (!reply.taskId) return finish(draft, reply, { ...sent, isOut: true });
        latest.current.events.onAccepted(reply.taskId);
        if (!addressIn(reply)) latest.current.events.onMessage('info', tool.words.started);
        await follow(reply.taskId, signal);
      });
    },
    [api, attempt, enter, finish, follow, latest, tool],
  );

  useJobFoundAgain(
    { tool, api, account, phase },
    {
      onFound: (job) => attempt((signal) => follow(job.task_id, signal, job)),
      onRefusalOver: () => enter({ name: 'idle' }),
    },
  );

  useEffect(() => () => work.current?.abort(), []);

  const resetSubmission = useCallback(() => {
    submission.current = null;
  }, []);

  const reconnect = useCallback(
    (taskId: string) => void attempt((signal) => follow(taskId, signal)),
    [attempt, follow],
  );

  return { send, resetSubmission, reconnect };
}
