import {
  initialValues,
  type AnyTool,
  type Creation,
  type Draft,
  type Job,
  type Missing,
  type StudioProblem,
} from '@kinora/contract';

/** Where a generation stands. */
export type Phase =
  | { readonly name: 'idle' }
  | { readonly name: 'uploading'; readonly share: number }
  | { readonly name: 'submitting' }
  | { readonly name: 'running'; readonly taskId: string; readonly job: Job | null }
  | { readonly name: 'done'; readonly creation: Creation }
  | { readonly name: 'failed'; readonly problem: StudioProblem }
  /** Accepted, and out of sight: the job goes on, so nothing is sent again. */
  | { readonly name: 'lost'; readonly taskId: string; readonly problem: StudioProblem };

export interface StudioState<T extends AnyTool> {
  readonly draft: Draft<T>;
  /** The untouched form: what was stored fills in only what is still as here. */
  readonly start: Draft<T>;
  /** What the last press found missing; gone as soon as that input changes. */
  readonly complaint: Missing | null;
  readonly phase: Phase;
  /** Counts presses that were complained about, so that the field is focused each time. */
  readonly complaints: number;
}

export type StudioAction<T extends AnyTool> =
  | { readonly type: 'changed'; readonly input: string; readonly value: unknown }
  | { readonly type: 'restored'; readonly draft: Partial<Draft<T>> }
  | { readonly type: 'complained'; readonly complaint: Missing }
  | { readonly type: 'uploading'; readonly share: number }
  | { readonly type: 'submitting' }
  | { readonly type: 'following'; readonly taskId: string }
  | { readonly type: 'progressed'; readonly job: Job }
  | { readonly type: 'finished'; readonly creation: Creation }
  | { readonly type: 'failed'; readonly problem: StudioProblem }
  | { readonly type: 'lost'; readonly taskId: string; readonly problem: StudioProblem }
  | { readonly type: 'dismissed' }
  | { readonly type: 'cleared'; readonly draft: Draft<T> };

export const startOf = <T extends AnyTool>(tool: T): StudioState<T> => ({
  draft: initialValues(tool),
  start: initialValues(tool),
  complaint: null,
  complaints: 0,
  phase: { name: 'idle' },
});

export const isBusy = (phase: Phase): boolean =>
  phase.name === 'uploading' ||
  phase.name === 'submitting' ||
  phase.name === 'running' ||
  phase.name === 'lost';

/** A stored draft comes late: what was typed meanwhile stays. */
function filledIn<T extends AnyTool>({ draft, start }: StudioState<T>, stored: Partial<Draft<T>>): Draft<T> {
  const untouched = Object.entries(stored).filter(([input]) =>
    Object.is(draft[input as keyof Draft<T>], start[input as keyof Draft<T>]),
  );
  return { ...draft, ...Object.fromEntries(untouched) };
}

export function studioReducer<T extends AnyTool>(
  state: StudioState<T>,
  action: StudioAction<T>,
): StudioState<T> {
  switch (action.type) {
    case 'changed':
      return {
        ...state,
        draft: { ...state.draft, [action.input]: action.value },
        complaint: state.complaint?.input === action.input ? null : state.complaint,
      };
    case 'restored':
      return { ...state, draft: filledIn(state, action.draft) };
    case 'complained':
      return { ...state, complaint: action.complaint, complaints: state.complaints + 1 };
    case 'uploading':
      return { ...state, complaint: null, phase: { name: 'uploading', share: action.share } };
    case 'submitting':
      return { ...state, complaint: null, phase: { name: 'submitting' } };
    case 'following':
      return { ...state, phase: { name: 'running', taskId: action.taskId, job: null } };
    case 'progressed':
      return state.phase.name === 'running' && state.phase.taskId === action.job.task_id
        ? { ...state, phase: { ...state.phase, job: action.job } }
        : state;
    case 'finished':
      return { ...state, phase: { name: 'done', creation: action.creation } };
    case 'failed':
      return { ...state, phase: { name: 'failed', problem: action.problem } };
    case 'lost':
      return { ...state, phase: { name: 'lost', taskId: action.taskId, problem: action.problem } };
    case 'dismissed':
      return { ...state, phase: { name: 'idle' } };
    case 'cleared':
      return { ...state, draft: action.draft, complaint: null, phase: { name: 'idle' } };
  }
}
