import { formWords } from '../words/form.ts';
import type { AnyForm, Draft } from './defineTool.ts';
import { clashOf, editableInputs, initialValues } from './draft.ts';
import {
  isFileInput,
  kindOf,
  mediaOf,
  type AnyDraft,
  type AnyValue,
  type FileInput,
  type Input,
} from './kinds/index.ts';
import type { MediaFile } from './media.ts';
import { studios } from './studios.ts';

/** Files, and what is drawn over them. */
const isOfFiles = (form: AnyForm, input: Input | undefined): boolean =>
  input !== undefined &&
  (isFileInput(input) || (input.on !== undefined && isOfFiles(form, form.inputs[input.on])));

/** The first input of a form that takes such a result. */
export function slotOf(tool: AnyForm, type: 'image' | 'video'): { name: string; input: FileInput } | null {
  const [name, input] = editableInputs(tool).find(([, each]) => mediaOf(each) === type) ?? [];
  return name && input ? { name, input: input as FileInput } : null;
}

/** What it holds once these are in it, as far as it takes them, and nothing else. */
export function holding(input: Input, ...files: readonly MediaFile[]): AnyDraft {
  const kind = kindOf(input);
  return files.reduce((held, file) => {
    const next = kind.files?.add(input, held, file, formWords);
    return next && 'value' in next ? next.value : held;
  }, kind.initial(input));
}

/** Every tool that can begin with such a result, in the order of the studios. */
export const toolsTaking = (type: 'image' | 'video'): readonly AnyForm[] =>
  studios.flatMap(({ modes }) => modes.map(({ tool }) => tool)).filter((tool) => slotOf(tool, type) !== null);

export interface UsedElsewhere<T extends AnyForm> {
  readonly values: Partial<Draft<T>>;
  /** The labels of what was set for the first tool and has no place in the second. */
  readonly left: readonly string[];
}

/**
 * Whether there is more to an input of files, or of what is drawn over them, than the result itself goes on with: it
 * stands for what the first of them held, and for no second file there.
 */
function isLost(input: Input, kept: unknown, isFirst: boolean): boolean {
  const kind = kindOf(input);
  const reading = kind.read(input, kept);
  if (!reading.ok) return false;
  const value = reading.value as AnyValue;
  if (kind.files) return kind.files.addresses(value).length > (isFirst ? 1 : 0);
  return JSON.stringify(value) !== JSON.stringify(kind.initial(input));
}

/** Settings were kept once, by whatever form there was then: they are read as anything that comes from outside. */
function held(input: Input | undefined, from: Input, value: unknown): unknown {
  const kind = kindOf(from);
  if (!input || kindOf(input) !== kind) return undefined;
  const reading = kind.read(input, kind.write(input, value as never));
  return reading.ok ? reading.value : undefined;
}

/** What of one tool's settings another tool's form can hold: the same question with an answer that it allows. */
export function usedElsewhere<T extends AnyForm>(
  from: AnyForm | undefined,
  settings: Readonly<Record<string, unknown>>,
  target: T,
): UsedElsewhere<T> {
  if (!from) return { values: {}, left: [] };
  const asked = new Map(editableInputs(target));
  const start = initialValues(from) as Readonly<Record<string, unknown>>;
  const values: Record<string, unknown> = {};
  const left: string[] = [];
  const first = editableInputs(from).find(([, input]) => isFileInput(input))?.[0];
  for (const [name, input] of editableInputs(from)) {
    const value = settings[name];
    if (value === undefined) continue;
    if (isOfFiles(from, input)) {
      // Where it has a place, whoever goes on there fills it.
      const there = asked.get(name);
      const hasPlace = there !== undefined && kindOf(there) === kindOf(input);
      if (!hasPlace && isLost(input, value, name === first)) left.push(input.label);
      continue;
    }
    // Words stay words, whatever either tool calls them.
    const place = (name === from.prompt && target.prompt) || name;
    const there = held(asked.get(place), input, value);
    if (there !== undefined) values[place] = there;
    // What was left as it came was never asked for.
    else if (JSON.stringify(value) !== JSON.stringify(start[name])) left.push(input.label);
  }
  const whole = { ...(initialValues(target) as object), ...values };
  for (const [name, value] of Object.entries(values)) {
    const input = asked.get(name);
    if (!input || clashOf(input, whole, value as AnyValue) === null) continue;
    delete values[name];
    left.push(input.label);
  }
  return { values: values as Partial<Draft<T>>, left };
}
