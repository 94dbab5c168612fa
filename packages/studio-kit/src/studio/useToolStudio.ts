import {
  lineIn,
  validateDraft,
  coverageOf,
  priceOf,
  problemIn,
  fundsFor,
  refusedBy,
  type StudioCreation,
  type Draft,
  type EngineLimits,
  type FormWords,
  type MadeResult,
  type Coverage,
  type Price,
  type Runner,
  type Saying,
  type StudioTool,
} from '@kinora/contract';
import { useCallback, useEffect, useReducer, type Reducer } from 'react';
import type { DraftStore } from './draftStore.ts';
import { useKitLabels } from '../labels/index.ts';
import { studioLabels } from '../labels/studioLabels.ts';
import { fileGone } from './fileGone.ts';
import { forbiddenBy, type Forbids } from './forbiddenBy.ts';
import { messageOf, type MessageEvents, type StudioMessage } from './studioMessage.ts';
import { openedWith, startOf, studioReducer, type StudioAction, type StudioState } from './studioState.ts';
import { useCancel } from './useCancel.ts';
import { useEngineLimits } from './useEngineLimits.ts';
import { useFormMessages } from './useFormMessages.ts';
import { useHeldPress } from './useHeldPress.ts';
import { useLatest } from '../useLatest.ts';
import { useRun } from './useRun.ts';
import { useStoredDraft } from './useStoredDraft.ts';
import type { StudioAccount } from './useStudioAccount.ts';

/** What a studio tells of, and where it keeps its draft. */
export interface StudioEvents extends MessageEvents {
  readonly drafts?: DraftStore | undefined;
  readonly onSignInRequested?: (() => void) | undefined;
  /** The server took it, and works on it from now on. */
  readonly onAccepted?: ((event: { taskId: string }) => void) | undefined;
  readonly onFinished?: ((event: { creation: StudioCreation }) => void) | undefined;
}

export interface ToolStudioOptions<T extends StudioTool> extends StudioEvents {
  readonly tool: T;
  /** Who does the work. */
  readonly runner: Runner<T>;
  readonly account: StudioAccount;
}

export interface StudioModel<T extends StudioTool> extends StudioState<T> {
  readonly price: Price;
  /** null while nobody knows who pays: a visitor, or an account still loading. */
  readonly coverage: Coverage | null;
  /** When a plan that pays for such work does so again. */
  readonly renewsOn: string | undefined;
  readonly account: StudioAccount;
  /** What the engine in use can't do, said before Generate is pressed. */
  readonly limits: EngineLimits;
  /** Why Generate would not go through now, in the order of the form; empty when it would. */
  readonly errorMessages: readonly string[];
  /** What forbids starting now; null when Generate goes through, or asks who one is. */
  readonly forbids: Forbids;
  /**
   * `held`: what the value takes the place of, of which a file that goes is told, where that is not drawn yet; the value
   * itself where it is told otherwise.
   */
  readonly set: (input: string, value: unknown, held?: unknown) => void;
  readonly generate: () => void;
  /** Holds a press until files are read; true at the end: some were taken. */
  readonly awaitReading: (reading: Promise<boolean | void>) => Promise<void>;
  /** How the form says what it can't take. */
  readonly said: FormWords;
  /** Tells that a file was not taken. */
  readonly refuse: (saying: Saying) => void;
  /** Tells something in passing. */
  readonly tell: (message: StudioMessage) => void;
  /** Follows a job that was lost from sight. */
  readonly reconnect: () => void;
  /** Ends the generation under way; null while there is nothing to cancel. */
  readonly cancel: (() => void) | null;
  /** Frees the form for another one while this one goes on; null where that can't be. */
  readonly makeAnother: (() => void) | null;
  /** Clears inputs and result. */
  readonly createAnother: () => void;
  /** Clears the result or the failure, and keeps the inputs; a creation that is named is being deleted. */
  readonly dismiss: (gone?: string) => void;
  /** Puts on the stage what was made earlier, unless something else is there; null: what was awaited does not come. */
  readonly bring: (result: MadeResult | null) => void;
}

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
  const errorMessages = [...validateDraft(tool, state.draft, words.form), ...refusedBy(limits)];
  const { phase } = state;
  const forbids = forbiddenBy(phase, errorMessages, coverage);
  const { isReading, awaitReading, hold, letGo } = useHeldPress();
  const latest = useLatest({ options, state, account, errorMessages, forbids, words, isReading });
  const { tell, endTopic, endUndo } = useFormMessages(options);

  const { send, resetSubmission, reconnect, giveUp } = useRun(
    { tool, runner, account, phase, isUnused: phase.name === 'idle' && state.draft === state.start },
    dispatch,
    {
      onMessage: (tone, saying) => tell(messageOf(tone, saying, tool.id)),
      onMessagesOver: () => endTopic(tool.id),
      onSignInRequested: () => options.onSignInRequested?.(),
      onAccepted: (taskId) => options.onAccepted?.({ taskId }),
      onFinished: (creation) => options.onFinished?.({ creation }),
      onCancelled: () => tell(messageOf('info', words.wasCancelled, tool.id)),
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
    if (latest.current.isReading) hold();
    else if (errorMessage) dispatch({ type: 'refused', errorMessage });
    else if (who.status === 'loading') hold();
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
      const put = (next: unknown) => {
        resetSubmission();
        dispatch({ type: 'changed', input, value: next });
        endUndo(topic);
        // Nor is the form before it to be had back over what is given now.
        endUndo(tool.id);
      };
      put(value);
      const lost = fileGone(tool.inputs[input]!, held, value);
      // One press may do it by mistake: the second of a double one on Cancel falls on what lay under it.
      if (lost)
        tell({
          ...messageOf('info', said.fileGone(lost.gone.name, lost.heir?.name), topic),
          action: { label: said.undo, onPress: () => put(held) },
        });
    },
    [endUndo, latest, resetSubmission, tell, tool],
  );

  const createAnother = useCallback(() => {
    const { state: before, words: said } = latest.current;
    resetSubmission();
    drafts?.clear(tool);
    dispatch({ type: 'replaced', state: startOf(tool, before.start) });
    tell({
      ...messageOf('info', said.cleared, tool.id),
      action: { label: said.undo, onPress: () => dispatch({ type: 'replaced', state: before }) },
    });
  }, [drafts, resetSubmission, latest, tell, tool]);

  const cancel = useCancel(runner, phase, giveUp, (thrown) => {
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
    awaitReading,
    refuse: useCallback((saying: Saying) => tell(messageOf('danger', saying, tool.id)), [tell, tool.id]),
    tell,
    generate,
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
