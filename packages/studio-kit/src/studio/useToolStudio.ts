import {
  lineIn,
  validateDraft,
  coverageOf,
  priceOf,
  problemIn,
  failureTold,
  fundsFor,
  refusedBy,
  type Draft,
  type MadeResult,
  type Saying,
  type StudioTool,
} from '@kinora/contract';
import { useCallback, useEffect, useReducer, type Reducer } from 'react';
import { useKitLabels } from '../labels/index.ts';
import { resultLabels } from '../labels/resultLabels.ts';
import { studioLabels } from '../labels/studioLabels.ts';
import { fileGone } from './fileGone.ts';
import { forbiddenBy } from './forbiddenBy.ts';
import { messageOf } from './studioMessage.ts';
import type { StudioModel, ToolStudioOptions } from './studioModel.ts';
import { openedWith, startOf, studioReducer, type StudioAction, type StudioState } from './studioState.ts';
import { useCancel } from './useCancel.ts';
import { useEngineLimits } from './useEngineLimits.ts';
import { useFormMessages } from './useFormMessages.ts';
import { useHeldPress } from './useHeldPress.ts';
import { useLatest } from '../useLatest.ts';
import { useRun } from './useRun.ts';
import { useStoredDraft } from './useStoredDraft.ts';

/** How long the stage keeps room for what was made earlier, in milliseconds. */
const longestWait = 4000;

/** The life of one studio: its draft, what it costs, what is missing, and its run, whoever does the work. */
export function useToolStudio<T extends StudioTool>(options: ToolStudioOptions<T>): StudioModel<T> {
  const { runner, account, drafts } = options;
  const [state, dispatch] = useReducer<StudioState<T>, T, [StudioAction<T>]>(
    studioReducer as Reducer<StudioState<T>, StudioAction<T>>,
    options.tool,
    (tool) => openedWith(tool, drafts),
  );
  const [limits, tool] = useEngineLimits(options.tool, runner, state.draft);
  const price = priceOf(tool, state.draft);
  const funds = account.limits && fundsFor(account.limits, tool.allowance);
  const coverage = funds && coverageOf(price.total, funds);
  const words = useKitLabels('studio', studioLabels);
  const results = useKitLabels('result', resultLabels);
  const errorMessages = [...validateDraft(tool, state.draft, words.form), ...refusedBy(limits)];
  const { phase } = state;
  const forbids = forbiddenBy(phase, errorMessages, coverage);
  const { isReading, isHeld, awaitReading, hold, letGo } = useHeldPress();
  const latest = useLatest({ options, state, account, errorMessages, forbids, words, isReading });
  const { tell, endTopic, endUndo, endUndos } = useFormMessages(options);

  const { send, sendAgain, reconnect, giveUp, cancelUpload } = useRun(
    { tool, runner, account, phase, isUnused: phase.name === 'idle' && state.draft === state.start },
    dispatch,
    {
      onSendingChanged: (sending) => options.onSendingChanged?.(sending),
      onSendingEnded: (ended) => options.onSendingEnded?.(ended),
      onMessage: (tone, saying) => tell(messageOf(tone, saying, tool.id)),
      onMessagesOver() {
        // Nor is anything to be had back in a form that was sent.
        endUndos();
        endTopic(tool.id);
      },
      onSignInRequested: () => options.onSignInRequested?.(),
      onAccepted: (taskId) => options.onAccepted?.({ taskId }),
      onFinished: (creation) => options.onFinished?.({ creation }),
      onCancelled: (isSure) => {
        const title = words.wasCancelled;
        tell(messageOf('info', isSure ? { title, description: words.notCharged } : title, tool.id));
      },
      onFailedAway({ problem: { message }, saying, isCertain }) {
        const { href } = options;
        const { title, lines } = failureTold({ message, saying, isCertain }, results);
        tell({
          ...messageOf('danger', { title, description: lines.join(' ') }, tool.id),
          ...(href && { link: { label: words.backTo(tool.title), href } }),
        });
      },
    },
  );

  const restore = useCallback((draft: Partial<Draft<T>>) => dispatch({ type: 'restored', draft }), []);
  useStoredDraft(options.tool, state, drafts, restore);

  const bring = useCallback(
    (result: MadeResult | null) =>
      dispatch({
        type: 'brought',
        phase: result ? { name: 'done', result, isBrought: true } : { name: 'idle' },
      }),
    [],
  );
  const isAwaiting = phase.name === 'idle' && phase.isAwaiting;
  useEffect(() => {
    if (!isAwaiting) return;
    // Nothing is brought to them.
    if (account.status === 'visitor') return bring(null);
    // The place for files is not held up, whatever does not arrive.
    const patience = setTimeout(bring, longestWait, null);
    return () => clearTimeout(patience);
  }, [account.status, bring, isAwaiting]);

  const generate = useCallback(() => {
    const {
      options: now,
      state: { draft },
      account: who,
      errorMessages: [errorMessage],
      forbids: by,
      words: said,
    } = latest.current;
    if (by === 'busy') return;
    // What is chosen comes in a moment, and who it is: the press waits for it.
    const isAwaited = who.status === 'loading';
    if (latest.current.isReading || (isAwaited && !errorMessage)) {
      hold();
      if (isAwaited) now.onPressHeld?.();
    } else if (errorMessage) dispatch({ type: 'refused', errorMessage });
    else if (by === 'short') {
      dispatch({ type: 'refused', errorMessage: null });
      void who.refresh();
    } else if (who.status === 'member') send(draft);
    else if (now.onSignInRequested) now.onSignInRequested();
    else tell(messageOf('info', said.signInFirst, tool.id));
  }, [hold, latest, send, tell, tool]);
  const mustWait = isReading || account.status === 'loading';
  useEffect(() => {
    if (!mustWait && letGo()) generate();
  }, [generate, letGo, mustWait]);

  const set = useCallback(
    (input: string, value: unknown, held: unknown = latest.current.state.draft[input as keyof Draft<T>]) => {
      const { words: said } = latest.current;
      const topic = `${tool.id} ${input}`;
      const { draft: before } = latest.current.state;
      const put = (next: unknown, now?: unknown) => {
        // What is sent stays as it is, and so does the form that shows it.
        if (latest.current.forbids === 'busy') return false;
        dispatch({ type: 'changed', input, value: next });
        // The same once more only ends what was said of it.
        if (next === now) return false;
        endUndo(topic);
        // Nor is the form before it to be had back over what is given now.
        endUndo(tool.id);
        return true;
      };
      const lost = put(value, before[input as keyof Draft<T>]) && fileGone(tool.inputs[input]!, held, value);
      if (!lost) return;
      // One press may do it by mistake: the second of a double one on Cancel falls on what lay under it, and what was
      // told of the first is no longer what matters.
      endTopic(tool.id);
      tell({
        ...messageOf('info', said.fileGone(lost.gone.name, lost.heir?.name), topic),
        action: {
          label: said.undo,
          onPress() {
            if (!put(held)) return;
            // What was drawn over it comes back with it.
            for (const [name, { on }] of Object.entries(tool.inputs))
              if (on === input)
                dispatch({ type: 'changed', input: name, value: before[name as keyof Draft<T>] });
          },
        },
      });
    },
    [endTopic, endUndo, latest, tell, tool],
  );

  const createAnother = useCallback(() => {
    const { state: before, words: said } = latest.current;
    drafts?.clear(tool);
    dispatch({ type: 'replaced', state: startOf(tool, before.start) });
    tell({
      ...messageOf('info', said.cleared, tool.id),
      action: { label: said.undo, onPress: () => dispatch({ type: 'replaced', state: before }) },
    });
  }, [drafts, latest, tell, tool]);

  const cancel = useCancel(runner, phase, { giveUp, cancelUpload }, (thrown) => {
    const description = problemIn(thrown)?.message ?? words.offline;
    tell(messageOf('danger', { title: words.notCancelled, description }, tool.id));
  });
  const underWay = phase.name === 'running' && runner.lasting ? phase.taskId : null;
  const lost = phase.name === 'lost' ? phase.taskId : null;
  return {
    ...state,
    tool,
    price,
    coverage,
    renewsOn: funds?.includedOf ? account.limits?.reset_date : undefined,
    account,
    limits,
    said: words.form,
    errorMessages: errorMessages.map(({ message }) => lineIn(message)),
    forbids,
    set,
    isHeld,
    awaitReading,
    refuse: useCallback((saying: Saying) => tell(messageOf('danger', saying, tool.id)), [tell, tool.id]),
    tell,
    generate,
    retry:
      phase.name === 'failed' && phase.isCertain === false && account.status !== 'visitor'
        ? sendAgain
        : generate,
    reconnect: useCallback(() => {
      if (lost) void reconnect(lost);
    }, [reconnect, lost]),
    cancel,
    makeAnother:
      underWay === null
        ? null
        : () => {
            giveUp(underWay);
            tell(messageOf('info', words.goesOn, tool.id));
          },
    createAnother,
    dismiss: (gone) => {
      giveUp();
      if (gone) dispatch({ type: 'entered', phase: { name: 'idle', gone } });
    },
    bring,
  };
}
