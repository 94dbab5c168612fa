import type { AnyTool, Draft, Inputs, Values } from './defineTool.ts';
import { holdsFile, kindOf, type AnyDraft, type Input } from './kinds/index.ts';
import type { MediaFile } from './media.ts';

type Open = Readonly<Record<string, AnyDraft>>;

/** The inputs a person fills in, in the order of the form. */
export const askedOf = (tool: AnyTool): [string, Input][] =>
  Object.entries(tool.inputs satisfies Inputs).filter(([, input]) => input.kind !== 'fixed');

export function initialValues<T extends AnyTool>(tool: T): Draft<T> {
  return Object.fromEntries(
    askedOf(tool).map(([name, input]) => [name, kindOf(input).initial(input)]),
  ) as Draft<T>;
}

export interface Missing {
  readonly input: string;
  readonly message: string;
}

/** Everything that stands in the way of sending, in the order of the form. */
export function missingIn<T extends AnyTool>(tool: T, draft: Draft<T>): Missing[] {
  return askedOf(tool).flatMap(([name, input]) => {
    const message = kindOf(input).missing(input, (draft as Open)[name]!);
    return message === null ? [] : [{ input: name, message }];
  });
}

/** Whether an input shows yet: those that come after another wait until it is filled (A312). */
export function isShown<T extends AnyTool>(tool: T, draft: Draft<T>, name: string): boolean {
  const after = tool.inputs[name]?.after;
  if (after === undefined) return true;
  const earlier = (draft as Open)[after];
  return earlier !== null && earlier !== undefined && earlier !== '';
}

/** The files of a draft, by input. */
export function filesIn<T extends AnyTool>(tool: T, draft: Draft<T>): [string, MediaFile][] {
  return askedOf(tool).flatMap(([name]) => {
    const value = (draft as Open)[name];
    return holdsFile(value) ? [[name, value] as [string, MediaFile]] : [];
  });
}

/** A finished draft as the values of a request; `addresses` says where each file went. */
export function settle<T extends AnyTool>(
  tool: T,
  draft: Draft<T>,
  addresses: Readonly<Record<string, string>>,
): Values<T> {
  return Object.fromEntries(
    askedOf(tool).map(([name, input]) => [
      name,
      kindOf(input).settle(input, (draft as Open)[name]!, addresses[name]),
    ]),
  ) as Values<T>;
}

/** Which inputs differ from what the form starts with. */
export function changedIn<T extends AnyTool>(tool: T, draft: Draft<T>): string[] {
  const start = initialValues(tool) as Open;
  return askedOf(tool)
    .map(([name]) => name)
    .filter((name) => (draft as Open)[name] !== start[name]);
}
