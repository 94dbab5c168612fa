import {
  initialValues,
  missingIn,
  payerOf,
  priceOf,
  purseFor,
  type AnyTool,
  type Creation,
  type Draft,
  type Payer,
  type Price,
  type StudioApi,
} from '@kinora/contract';
import { useCallback, useEffect, useReducer, useRef, type Reducer } from 'react';
import type { DraftStore } from './draftStore.ts';
import { isBusy, startOf, studioReducer, type StudioAction, type StudioState } from './studioState.ts';
import { useGeneration } from './useGeneration.ts';
import { useLatest } from './useLatest.ts';
import { useStoredDraft } from './useStoredDraft.ts';
import { useStudioAccount, type StudioAccount } from './useStudioAccount.ts';

/** Something to tell the person in passing. */
export interface StudioMessage {
  readonly tone: 'info' | 'success' | 'danger';
  readonly title: string;
}

export interface StudioOptions<T extends AnyTool> {
  readonly tool: T;
  readonly api: StudioApi;
  readonly account?: StudioAccount | undefined;
  readonly drafts?: DraftStore | undefined;
  readonly onMessage?: ((message: StudioMessage) => void) | undefined;
  readonly onSignInRequested?: (() => void) | undefined;
  readonly onFinished?: ((event: { creation: Creation }) => void) | undefined;
}

export interface StudioModel<T extends AnyTool> extends StudioState<T> {
  readonly price: Price;
  /** null while nobody knows who pays: a visitor, or an account still loading. */
  readonly payer: Payer | null;
  readonly account: StudioAccount;
  /** Why Generate would not go through now, or null. */
  readonly blocked: string | null;
  readonly set: (input: string, value: unknown) => void;
  readonly generate: () => void;
  /** Follows a job that was lost from sight. */
  readonly lookAgain: () => void;
  /** Clears inputs and result. */
  readonly createAnother: () => void;
  /** Clears the result or the failure, and keeps the inputs. */
  readonly dismiss: () => void;
}

/** The life of one studio: its draft, what it costs, what is missing, and its generation. */
export function useStudio<T extends AnyTool>(options: StudioOptions<T>): StudioModel<T> {
  const { tool, api, drafts } = options;
  const account = useStudioAccount(api, options.account);
  const [state, dispatch] = useReducer<StudioState<T>, T, [StudioAction<T>]>(
    studioReducer as Reducer<StudioState<T>, StudioAction<T>>,
    tool,
    startOf,
  );
  const latest = useLatest({ options, state, account });

  const { send, forgetPress, lookAgain } = useGeneration(
    { tool, api, account, phase: state.phase },
    dispatch,
    {
      onMessage: (tone, title) => options.onMessage?.({ tone, title }),
      onSignInRequested: () => options.onSignInRequested?.(),
      onFinished: (creation) => options.onFinished?.({ creation }),
    },
  );

  const restore = useCallback((draft: Partial<Draft<T>>) => dispatch({ type: 'restored', draft }), []);
  useStoredDraft(tool, state.draft, drafts, restore);

  const isHeld = useRef(false);
  const generate = useCallback(() => {
    const { options: now, state: current, account: who } = latest.current;
    if (isBusy(current.phase)) return;
    const [complaint] = missingIn(tool, current.draft);
    if (complaint) {
      dispatch({ type: 'complained', complaint });
      now.onMessage?.({ tone: 'danger', title: complaint.message });
      return;
    }
    // Who it is comes in a moment: the press waits for it.
    if (who.status === 'loading') isHeld.current = true;
    else if (who.status === 'member') send(current.draft);
    else now.onSignInRequested?.();
  }, [latest, send, tool]);

  useEffect(() => {
    if (account.status === 'loading' || !isHeld.current) return;
    isHeld.current = false;
    generate();
  }, [account.status, generate]);

  const set = useCallback(
    (input: string, value: unknown) => {
      forgetPress();
      dispatch({ type: 'changed', input, value });
    },
    [forgetPress],
  );

  const createAnother = useCallback(() => {
    forgetPress();
    drafts?.clear(tool);
    dispatch({ type: 'cleared', draft: initialValues(tool) });
  }, [drafts, forgetPress, tool]);

  const { phase } = state;
  const lost = phase.name === 'lost' ? phase.taskId : null;
  const price = priceOf(tool, state.draft);
  return {
    ...state,
    price,
    payer: account.limits ? payerOf(price.total, purseFor(account.limits, tool.makes)) : null,
    account,
    blocked: missingIn(tool, state.draft)[0]?.message ?? null,
    set,
    generate,
    lookAgain: useCallback(() => {
      if (lost) lookAgain(lost);
    }, [lookAgain, lost]),
    createAnother,
    dismiss: useCallback(() => dispatch({ type: 'dismissed' }), []),
  };
}
