import {
  change,
  initialValues,
  isOfFile,
  layOver,
  type AnyForm,
  type Changed,
  type Draft,
  type MadeResult,
  type RunEnd,
  type RunNews,
  type RunState,
  type Saying,
  type StudioTool,
  type ValidationMessage,
} from '@kinora/contract';
import type { DraftStore } from './draftStore.ts';

type EndOf<Is extends RunEnd['is']> = { readonly name: Is } & Omit<Extract<RunEnd, { is: Is }>, 'is'>;

/** Where a run stands. */
export type Phase =
  /** `isAwaiting`: what was made earlier is on its way to the stage. `gone`: what stood there was deleted. */
  | { readonly name: 'idle'; readonly isAwaiting?: boolean; readonly gone?: string }
  | { readonly name: 'uploading'; readonly share: number }
  | { readonly name: 'submitting' }
  | {
      readonly name: 'running';
      readonly taskId: string | null;
      readonly job: RunState | null;
      readonly isUnreached?: boolean;
    }
  /**
   * `isBrought`: it was made earlier, and leaves the stage to a run that is found under way. `lacksFile`: something
   * stands in for what was asked for.
   */
  | {
      readonly name: 'done';
      readonly result: MadeResult;
      readonly isBrought?: boolean;
      readonly lacksFile?: boolean;
    }
  | EndOf<'failed'>
  | EndOf<'lost'>;

type RunningNews = Extract<RunNews, { at: 'running' }>;

export interface StudioState<T extends StudioTool> {
  readonly tool: T;
  readonly draft: Draft<T>;
  /** The untouched form: what was stored fills in only what is still as here. */
  readonly start: Draft<T>;
  /** What the last press found missing; gone as soon as that input changes. */
  readonly errorMessage: ValidationMessage | null;
  readonly phase: Phase;
  /** What went along with a change, by input, until that input is changed itself. */
  readonly notes: Readonly<Record<string, string>>;
  /** Counts presses that were refused here, so that the field is focused each time. */
  readonly refusals: number;
}

export type StudioAction<T extends StudioTool> =
  | { readonly type: 'changed'; readonly input: string; readonly value: unknown }
  | { readonly type: 'restored'; readonly draft: Partial<Draft<T>> }
  /** null: nothing of the form is missing, but what would pay for it. */
  | { readonly type: 'refused'; readonly errorMessage: ValidationMessage | null }
  | { readonly type: 'entered'; readonly phase: Phase }
  /** What was made earlier is to stand on the stage, unless something else does; 'idle': it does not come. */
  | { readonly type: 'brought'; readonly phase: Phase }
  /** News of what runs. */
  | { readonly type: 'heard'; readonly news: RunningNews }
  /** Begun anew, or put back as it was. */
  | { readonly type: 'replaced'; readonly state: StudioState<T> };

/** What is said of what has just been made; nothing of what was made earlier. */
export function endingSaid({ words }: Pick<AnyForm, 'words'>, phase: Phase): Saying | null {
  if (phase.name !== 'done' || phase.isBrought) return null;
  return (phase.lacksFile && words.standIn) || words.done;
}

export const startOf = <T extends StudioTool>(
  tool: T,
  start: Draft<T> = initialValues(tool),
): StudioState<T> => ({
  tool,
  draft: start,
  start,
  errorMessage: null,
  notes: {},
  refusals: 0,
  phase: { name: 'idle' },
});

export const isBusy = (phase: Pick<Phase, 'name'>): boolean =>
  ['uploading', 'submitting', 'running', 'lost'].includes(phase.name);

/** A stored draft comes late: what was typed meanwhile stays. */
function filledIn<T extends AnyForm>(draft: Draft<T>, start: Draft<T>, stored: Partial<Draft<T>>): Draft<T> {
  const untouched = Object.entries(stored).filter(([input]) =>
    Object.is(draft[input as keyof Draft<T>], start[input as keyof Draft<T>]),
  );
  return { ...draft, ...Object.fromEntries(untouched) };
}

const noted = (notes: Changed<AnyForm>['notes']): Readonly<Record<string, string>> =>
  Object.fromEntries(notes.map(({ input, note }) => [input, note]));

/** Who began with something sees the form that they began in, and the place that a press leads to is there. */
const begun = (phase: Phase): Phase => (phase.name === 'idle' && phase.isAwaiting ? { name: 'idle' } : phase);

/** Another mode may have put another picture where one was drawn over. */
function withOwnDrawings<T extends StudioTool>(state: StudioState<T>): StudioState<T> {
  const { draft, notes } = layOver(state.tool, state.draft);
  return { ...state, draft, notes: { ...state.notes, ...noted(notes) } };
}

/** A form as its draft left it, as far as that is at hand. */
export function openedWith<T extends StudioTool>(tool: T, drafts: DraftStore | undefined): StudioState<T> {
  const state = startOf(tool);
  const kept = drafts?.load(tool);
  return withOwnDrawings({
    ...state,
    draft: kept && !(kept instanceof Promise) ? { ...state.start, ...kept } : state.start,
    phase: { name: 'idle', isAwaiting: drafts?.bringsResult?.(tool) === true },
  });
}

export function studioReducer<T extends StudioTool>(
  state: StudioState<T>,
  action: StudioAction<T>,
): StudioState<T> {
  switch (action.type) {
    case 'changed': {
      const { tool, phase } = state;
      const { draft, notes } = change(tool, state.draft, action.input, action.value);
      const given = { [action.input]: state.draft[action.input as keyof Draft<T>] };
      const isFileGone = phase.name === 'failed' && isOfFile(tool, given, phase.problem);
      const others = Object.entries(state.notes).filter(([input]) => input !== action.input);
      return {
        ...state,
        draft,
        notes: { ...Object.fromEntries(others), ...noted(notes) },
        errorMessage: state.errorMessage?.input === action.input ? null : state.errorMessage,
        // What was said of a file goes with it.
        phase: isFileGone ? { name: 'idle' } : begun(phase),
      };
    }
    case 'restored':
      return withOwnDrawings({ ...state, draft: filledIn(state.draft, state.start, action.draft) });
    case 'refused':
      return {
        ...state,
        errorMessage: action.errorMessage,
        phase: begun(state.phase),
        refusals: state.refusals + 1,
      };
    case 'entered': {
      const { phase } = action;
      return { ...state, errorMessage: isBusy(phase) ? null : state.errorMessage, phase };
    }
    case 'brought':
      return state.phase.name === 'idle' ? { ...state, phase: action.phase } : state;
    case 'heard': {
      const { at: name, ...news } = action.news;
      const isSame = state.phase.name === name && state.phase.taskId === news.taskId;
      const before = isSame ? state.phase : { job: null };
      return {
        ...state,
        errorMessage: null,
        phase: { ...before, name, ...news },
      };
    }
    case 'replaced':
      // The count goes on: a number that was there before would be obeyed once more.
      return isBusy(state.phase) ? state : { ...action.state, refusals: state.refusals };
  }
}
