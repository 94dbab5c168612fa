import type { Saying } from '../words/saying.ts';
import type { AnyForm, Draft, Inputs, Values } from './defineTool.ts';
import {
  clashOf,
  filesOf,
  isOnStep,
  kindOf,
  nearestStep,
  type AnyDraft,
  type Input,
  type OptionInput,
} from './kinds/index.ts';
import type { MediaFile } from './media.ts';

type Open = Readonly<Record<string, AnyDraft>>;

/** The inputs a person fills in, in the order of the form. */
export const editableInputs = (tool: AnyForm): [string, Input][] =>
  Object.entries(tool.inputs satisfies Inputs).filter(
    ([, input]) => input.kind !== 'fixed' && input.kind !== 'constant',
  );

export function initialValues<T extends AnyForm>(tool: T): Draft<T> {
  return Object.fromEntries(
    editableInputs(tool).map(([name, input]) => [name, kindOf(input).initial(input)]),
  ) as Draft<T>;
}

/** What a tool's draft is kept under: its own, or one that it shares with others. */
export const draftNameOf = ({ id, draftName = id }: AnyForm): string => draftName;

/** What this form can hold of a draft that was kept: choices and bounds may be others by now. */
export function restoreDraft<T extends AnyForm>(
  tool: T,
  kept: Readonly<Record<string, unknown>>,
): Partial<Draft<T>> {
  const held = editableInputs(tool).map(([name, input]) => [name, kindOf(input).restore(input, kept[name])]);
  return Object.fromEntries(held.filter(([, value]) => value !== undefined)) as Partial<Draft<T>>;
}

export interface ValidationMessage {
  readonly input: string;
  readonly message: Saying;
}

/** Everything that stands in the way of sending, in the order of the form. */
export function validateDraft<T extends AnyForm>(tool: T, draft: Draft<T>): ValidationMessage[] {
  return editableInputs(tool).flatMap(([name, input]) => {
    const value = (draft as Open)[name]!;
    const message =
      kindOf(input).validate(input, value) ??
      (input.kind === 'option' ? clashOf(input, draft as Open, value) : null);
    return message === null ? [] : [{ input: name, message }];
  });
}

const isFilled = (value: unknown) =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Whether an input shows yet: those that come after another wait until it is filled (A312). */
export function isShown<T extends AnyForm>(tool: T, draft: Draft<T>, name: string): boolean {
  const input = tool.inputs[name];
  if (input === undefined || input.kind === 'constant') return false;
  return input.after === undefined || isFilled((draft as Open)[input.after]);
}

export interface Changed<T extends AnyForm> {
  readonly draft: Draft<T>;
  /** What went along with it, and should be said. */
  readonly notes: readonly { readonly input: string; readonly note: string }[];
}

/** What a person chose on their own stays, where it can still be had. */
function isKept(
  input: OptionInput,
  before: Readonly<Record<string, unknown>>,
  followed: string,
  name: string,
  now: Readonly<Record<string, unknown>>,
) {
  const went = input.follows?.to[String(before[followed])] ?? input.initial;
  return before[name] !== went && clashOf(input, now, before[name]) === null;
}

/** What a form keeps of what an editor gave: a hair beside a step is the step. */
const kept = (input: Input | undefined, value: unknown) =>
  input?.kind === 'range' && typeof value === 'number' && isOnStep(input, value)
    ? nearestStep(input, value)
    : value;

/** A draft after one input changed, with those that follow it (D6). */
export function change<T extends AnyForm>(
  tool: T,
  draft: Draft<T>,
  name: string,
  value: unknown,
): Changed<T> {
  const next: Record<string, unknown> = { ...draft, [name]: kept(tool.inputs[name], value) };
  const notes: { input: string; note: string }[] = [];
  for (const [other, input] of editableInputs(tool)) {
    if (input.kind !== 'option' || input.follows?.input !== name) continue;
    const to = input.follows.to[String(value)];
    if (to === undefined || isKept(input, draft as Open, name, other, next)) continue;
    next[other] = to;
    const note = input.follows.notes[String(value)];
    if (note !== undefined) notes.push({ input: other, note });
  }
  return { draft: next as Draft<T>, notes };
}

/** The files of a draft, each with its input, in the order of the form. */
export function filesIn<T extends AnyForm>(tool: T, draft: Draft<T>): [string, MediaFile][] {
  return editableInputs(tool).flatMap(([name]) =>
    filesOf((draft as Open)[name]).map((file): [string, MediaFile] => [name, file]),
  );
}

/** A finished draft as the values of a request; `addresses` says where each input's files went. */
export function toValues<T extends AnyForm>(
  tool: T,
  draft: Draft<T>,
  addresses: Readonly<Record<string, readonly string[]>>,
): Values<T> {
  return Object.fromEntries(
    editableInputs(tool).map(([name, input]) => [
      name,
      kindOf(input).toValue(input, (draft as Open)[name]!, addresses[name] ?? []),
    ]),
  ) as Values<T>;
}

/** Which inputs differ from what the form starts with. */
export function changedIn<T extends AnyForm>(tool: T, draft: Draft<T>): string[] {
  const start = initialValues(tool) as Open;
  return editableInputs(tool)
    .map(([name]) => name)
    .filter((name) => (draft as Open)[name] !== start[name]);
}
