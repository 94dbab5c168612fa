import {
  isCertain,
  newId,
  type StudioCreation,
  type Draft,
  type Job,
  type RunEnd,
  type RunNews,
  type Saying,
  type StudioTool,
} from '@kinora/contract';
import { useCallback, useLayoutEffect, useRef, type Dispatch } from 'react';
import { attendTo, type Attended } from './attendTo.ts';
import { formOf, onTheWayTo, type OnTheWay, type Order } from './onTheWay.ts';
import type { SendingEvents } from './sending.ts';
import type { Phase, StudioAction } from './studioState.ts';
import { useLatest } from '../useLatest.ts';
import { useRunFoundAgain, type Running } from './useRunFoundAgain.ts';

export interface RunEvents extends SendingEvents {
  /** What shows nowhere on the stage; what came of a run does. */
  onMessage(tone: 'info' | 'success', saying: Saying): void;
  /** What was told so far no longer holds. */
  onMessagesOver(): void;
  onSignInRequested(): void;
  onAccepted(taskId: string): void;
  onFinished(creation: StudioCreation): void;
  /** `isSure`: nothing can have been charged. */
  onCancelled(isSure: boolean): void;
  /** Its studio had been left: no stage shows it. */
  onFailedAway(how: Extract<RunEnd, { is: 'failed' }>): void;
}

export interface Run<T extends StudioTool> {
  readonly send: (draft: Draft<T>) => void;
  /** Asks once more for the last order, and not for what the form holds by now. */
  readonly sendAgain: () => void;
  /** Follows a run that was lost from sight. */
  readonly reconnect: (taskId: string) => Promise<void>;
  /** Gives up a run that goes on nowhere else, and takes what is on the stage away; one that is named goes on, and does not come back by itself. */
  readonly giveUp: (left?: string) => void;
  /** Gives up what has not all arrived. */
  readonly cancelUpload: () => void;
}

/** One run from press to result, whoever does the work; on its way it outlives its studio, and after a reload it is found again. */
export function useRun<T extends StudioTool>(
  running: Running<T>,
  dispatch: Dispatch<StudioAction<T>>,
  events: RunEvents,
): Run<T> {
  const { tool, runner } = running;
  const { lasting } = runner;
  // Until it is known what became of it, the next try is the same run.
  const order = useRef<Order | null>(null);
  const work = useRef<Attended | null>(null);
  const here = useRef<OnTheWay | null>(null);
  const isLeft = useRef(false);
  const left = useRef(new Set<string>());
  const latest = useLatest({ ...running, events });

  const enter = useCallback((at: Phase) => dispatch({ type: 'entered', phase: at }), [dispatch]);

  /** It is sent no longer, however that ended. */
  const endSending = useCallback(
    (taskId: string | null = null) => {
      if (here.current && order.current)
        latest.current.events.onSendingEnded?.({ key: order.current.sent.key, taskId });
    },
    [latest],
  );

  const giveUp = useCallback(
    // By its own name: it is kept beside what it would give up.
    function itself(going?: string): void {
      if (going) left.current.add(going);
      work.current?.giving.abort();
      // It does not come back.
      work.current = null;
      const [page, sent] = [here.current, order.current];
      const { id } = latest.current.tool;
      // Its studio was left: nothing else remembers what may have been accepted.
      if (isLeft.current && sent?.unsure && sent.who === page?.who)
        page?.sendings.set(id, { order: sent, work: null, giveUp: itself });
      else page?.sendings.delete(id);
      endSending();
      enter({ name: 'idle' });
    },
    [endSending, enter, latest],
  );

  const cancelUpload = useCallback(() => {
    // All of it may be out by now, whatever was shown when it was pressed.
    if (work.current?.news?.at !== 'uploading') return;
    giveUp();
    latest.current.events.onCancelled(!order.current?.unsure);
  }, [giveUp, latest]);

  const tellSending = useCallback(
    (share: number | null) => {
      const { sent, unsure } = order.current!;
      const cancel = share === null ? null : cancelUpload;
      if (here.current) latest.current.events.onSendingChanged?.({ ...sent, share, isSure: !unsure, cancel });
    },
    [cancelUpload, latest],
  );

  const hear = useCallback(
    (news: RunNews) => {
      if (news.at === 'running') return dispatch({ type: 'heard', news });
      if (news.at !== 'accepted') {
        const { at: name, ...rest } = news;
        tellSending(news.at === 'uploading' ? news.share : null);
        return enter({ name, ...rest } as Phase);
      }
      const { account: payer, events: on, tool: made } = latest.current;
      endSending(news.taskId);
      order.current = null;
      here.current?.sendings.delete(made.id);
      void payer.refresh();
      if (news.taskId !== null) {
        on.onAccepted(news.taskId);
        // Whoever tells of all that goes on tells of it.
        if (isLeft.current) work.current!.giving.abort();
      }
      // Nothing on the stage tells of what is made elsewhere.
      else on.onMessage('info', made.words.started);
    },
    [dispatch, endSending, enter, latest, tellSending],
  );

  const end = useCallback(
    (how: RunEnd) => {
      const { account: payer, events: on, tool: made } = latest.current;
      const isUnsure = how.is === 'failed' && how.isCertain === false;
      endSending();
      // Asked for once more, it is asked after and not ordered anew.
      if (isUnsure && order.current) order.current.unsure = how;
      else here.current?.sendings.delete(made.id);
      if (how.is === 'failed' || how.is === 'lost') {
        const { is, ...rest } = how;
        if (is === 'failed' && !isUnsure && isCertain(how.problem)) order.current = null;
        on.onMessagesOver();
        enter({ name: is, ...rest } as Phase);
        if (isLeft.current && is === 'failed') on.onFailedAway(how);
        if (how.problem.kind === 'NotSignedIn') return on.onSignInRequested();
      } else {
        order.current = null;
        if (how.is === 'cancelled') {
          enter({ name: 'idle' });
          on.onCancelled(false);
        } else if (how.result.is === 'nothing') enter({ name: 'idle' });
        else {
          on.onMessagesOver();
          enter({ name: 'done', result: how.result, lacksFile: how.lacksFile === true });
          if (isLeft.current) on.onMessage('success', made.words.done);
          if (how.result.is === 'creation') on.onFinished(how.result.creation);
        }
      }
      void payer.refresh();
    },
    [endSending, enter, latest],
  );

  const attend = useCallback(
    (begin: Order['begin']) => {
      latest.current.events.onMessagesOver();
      work.current?.giving.abort();
      const [attended, over] = attendTo(begin, { hear, end });
      work.current = attended;
      return over;
    },
    [end, hear, latest],
  );

  // Before anything is drawn: nothing jumps, and no press orders it twice.
  useLayoutEffect(() => {
    isLeft.current = false;
    const { runner: by, tool: made } = latest.current;
    const page = (here.current = by.lasting ? onTheWayTo(by.lasting) : null);
    const sending = page?.sendings.get(made.id);
    if (sending) {
      page!.sendings.delete(made.id);
      const { order: sent, work: left } = sending;
      work.current = left;
      order.current = sent;
      if (left) {
        left.hearer = { hear, end };
        if (left.news) hear(left.news);
        else end(sent.unsure!);
      }
    }
    return () => {
      isLeft.current = true;
      const left = work.current;
      const sent = order.current;
      const at = left?.news?.at;
      // What runs already goes on there by itself.
      if (page && sent?.who === page.who && at !== 'running' && (at || sent.unsure))
        page.sendings.set(made.id, { order: sent, work: left, giveUp });
      else {
        left?.giving.abort();
        endSending();
      }
    };
  }, [end, endSending, giveUp, hear, latest]);

  const sendAgain = useCallback(() => {
    if (!order.current) return;
    enter({ name: 'submitting' });
    tellSending(null);
    void attend(order.current.begin);
  }, [attend, enter, tellSending]);

  const send = useCallback(
    (draft: Draft<T>) => {
      const form = formOf(draft);
      if (order.current?.form !== form) {
        const key = newId();
        order.current = {
          sent: { key, tool, draft },
          form,
          who: here.current?.who,
          begin: (attending) => runner.run(tool, draft, { ...attending, key }),
          unsure: null,
        };
      }
      sendAgain();
    },
    [runner, sendAgain, tool],
  );

  const reconnect = useCallback(
    (taskId: string, job?: Job) => attend((attending) => lasting!.follow(tool, taskId, attending, job)),
    [attend, lasting, tool],
  );
  useRunFoundAgain(running, {
    onFound: async (taskId, job) => {
      if (!left.current.has(taskId)) await reconnect(taskId, job);
    },
  });

  return { send, sendAgain, reconnect, giveUp, cancelUpload };
}
