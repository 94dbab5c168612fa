import { formWords, type FormWords } from '../words/form.ts';
import type { Saying } from '../words/saying.ts';
import type { AnyForm, Draft, Inputs, Values } from './defineTool.ts';
import {
  filesOf,
  isFileInput,
  kindOf,
  type AnyDraft,
  type AnyValue,
  type DraftOf,
  type EditorPlace,
  type Input,
} from './kinds/index.ts';
import type { MediaFile } from './media.ts';

type Open = Readonly<Record<string, AnyDraft>>;

/** The inputs a person fills in, in the order of the form. */
export const editableInputs = (tool: AnyForm): [string, Input][] =>
  Object.entries(tool.inputs satisfies Inputs).filter(([, input]) => input.role === undefined);

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
  files: Readonly<Record<string, readonly (MediaFile | null)[]>> = {},
): Partial<Draft<T>> {
  const held = editableInputs(tool).map(([name, input]) => [
    name,
    kindOf(input).restore(input, kept[name], files[name] ?? []),
  ]);
  return Object.fromEntries(held.filter(([, value]) => value !== undefined)) as Partial<Draft<T>>;
}

/** Why a value of an input can't stand beside the others; null when it can. */
export const clashOf = (
  input: Input,
  values: Readonly<Record<string, unknown>>,
  value: AnyDraft | AnyValue,
  said: FormWords = formWords,
): string | null => kindOf(input).clash?.(input, value, values, said) ?? null;

export interface ValidationMessage {
  readonly input: string;
  readonly message: Saying;
}

/** Everything that stands in the way of sending, in the order of the form. */
export function validateDraft<T extends AnyForm>(
  tool: T,
  draft: Draft<T>,
  said: FormWords = formWords,
): ValidationMessage[] {
  return editableInputs(tool).flatMap(([name, input]) => {
    const value = (draft as Open)[name]!;
    const message = kindOf(input).validate(input, value, said) ?? clashOf(input, draft as Open, value, said);
    return message === null ? [] : [{ input: name, message }];
  });
}

const isFilled = (input: Input | undefined, held: unknown) =>
  input && isFileInput(input) ? filesOf(input, held).length > 0 : held != null && held !== '';

/** Whether an input shows yet: those that come after another wait until it is filled (A312). */
export function isShown<T extends AnyForm>(tool: T, draft: Draft<T>, name: string): boolean {
  const input = tool.inputs[name];
  if (input === undefined) return false;
  return input.after === undefined || isFilled(tool.inputs[input.after], (draft as Open)[input.after]);
}

export interface Changed<T extends AnyForm> {
  readonly draft: Draft<T>;
  /** What went along with it, and should be said. */
  readonly notes: readonly { readonly input: string; readonly note: string }[];
}

const isSame = (input: Input, one: AnyDraft, other: AnyDraft): boolean =>
  kindOf(input).same?.(one, other) ?? one === other;

/** Where an input begins beside what else is chosen: one that follows another is led there. */
export function startIn<I extends Input>(input: I, chosen: Readonly<Record<string, unknown>>): DraftOf<I> {
  const { follows } = input;
  const led = follows && (follows.to[String(chosen[follows.input])] as DraftOf<I> | undefined);
  return led ?? (kindOf(input).initial(input) as DraftOf<I>);
}

/** What a person chose on their own stays, where it can still be had. */
const isKept = (input: Input, before: Open, name: string, now: Open) =>
  !isSame(input, before[name]!, startIn(input, before) as AnyDraft) &&
  clashOf(input, now, before[name]!) === null;

/** What a form keeps of what an editor gave: what was meant, where it was nearly that; what is wrong stays, to be spoken of. */
function kept(input: Input | undefined, value: unknown) {
  if (!input) return value;
  const kind = kindOf(input);
  if (!kind.nearest || kind.validate(input, value as AnyDraft, formWords) !== null) return value;
  return kind.nearest(input, value as AnyDraft);
}

/** A draft after one input changed, with those that follow it (D6). */
export function change<T extends AnyForm>(
  tool: T,
  draft: Draft<T>,
  name: string,
  value: unknown,
): Changed<T> {
  const next = { ...(draft as Open), [name]: kept(tool.inputs[name], value) as AnyDraft };
  const notes: { input: string; note: string }[] = [];
  for (const [other, input] of editableInputs(tool)) {
    if (input.follows?.input !== name) continue;
    const to = input.follows.to[String(value)];
    if (to === undefined || isKept(input, draft as Open, other, next)) continue;
    next[other] = to as AnyDraft;
    const note = input.follows.notes[String(value)];
    if (note !== undefined) notes.push({ input: other, note });
  }
  const laid = layOver(tool, next as unknown as Draft<T>, name);
  return { draft: laid.draft, notes: [...notes, ...laid.notes] };
}

/** A draft without what was drawn over another file than the one it holds; `drawn` is drawn over that one. */
export function layOver<T extends AnyForm>(tool: T, draft: Draft<T>, drawn?: string): Changed<T> {
  const changes: Record<string, AnyDraft> = {};
  const notes: { input: string; note: string }[] = [];
  for (const [name, input] of editableInputs(tool)) {
    const kind = kindOf(input);
    if (!input.on || !kind.laidOver) continue;
    const [file] = filesOf(tool.inputs[input.on]!, (draft as Open)[input.on]);
    const value = (draft as Open)[name];
    if (!file || !value) continue;
    const isGone = name !== drawn && kind.isOverAnother?.(value, file);
    if (isGone && input.wentNote) notes.push({ input: name, note: input.wentNote });
    const laid = isGone ? kind.initial(input) : kind.laidOver(value, file);
    if (laid !== value) changes[name] = laid as AnyDraft;
  }
  return { draft: Object.keys(changes).length > 0 ? { ...draft, ...changes } : draft, notes };
}

/** Whether any input of a form is edited in this place. */
export const standsIn = (place: EditorPlace, { inputs }: AnyForm): boolean =>
  Object.values(inputs).some((input) => kindOf(input).place === place);

/** The files of a draft, each with its input, in the order of the form. */
export function filesIn(tool: AnyForm, draft: Readonly<Record<string, unknown>>): [string, MediaFile][] {
  return editableInputs(tool).flatMap(([name, input]) =>
    filesOf(input, draft[name]).map((file): [string, MediaFile] => [name, file]),
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

/** Which inputs a person set otherwise than the form begins with; what only was led along by another is none of them. */
export const changedIn = <T extends AnyForm>(tool: T, draft: Draft<T>): string[] =>
  editableInputs(tool)
    .filter(
      ([name, input]) => !isSame(input, (draft as Open)[name]!, startIn(input, draft as Open) as AnyDraft),
    )
    .map(([name]) => name);
