import type { AnyForm, Draft } from './defineTool.ts';
import { editableInputs } from './draft.ts';
import { kindOf, type AnyValue, type Input } from './kinds/index.ts';
import type { MediaFile } from './media.ts';

type Settings = Readonly<Record<string, unknown>>;

/** Where the files of one input lie that something was made of. */
export interface PlacesOfInput {
  readonly name: string;
  readonly input: Input;
  readonly places: readonly string[];
}

/** Where everything lies that something was made of, by the inputs of the form that it was made with. */
export const placesIn = (tool: AnyForm, settings: Settings): readonly PlacesOfInput[] =>
  editableInputs(tool).flatMap(([name, input]) => {
    const kind = kindOf(input);
    if (!kind.files) return [];
    const reading = kind.read(input, settings[name]);
    const places = reading.ok ? kind.files.addresses(reading.value as AnyValue) : [];
    return places.length > 0 ? [{ name, input, places }] : [];
  });

/** What of a form came back, and the labels of the inputs that lost something. */
export interface Refilled<T extends AnyForm> {
  readonly values: Partial<Draft<T>>;
  readonly gone: readonly string[];
}

/** The files that something was made of, null where one is gone, and what was drawn over them, as its form holds them. */
export function refilled<T extends AnyForm>(
  tool: T,
  settings: Settings,
  files: Readonly<Record<string, readonly (MediaFile | null)[]>>,
): Refilled<T> {
  const back = editableInputs(tool).flatMap(([name, input]) => {
    const own = files[name];
    const isDrawn = input.on !== undefined && files[input.on]?.some((file) => file !== null) === true;
    const value = own || isDrawn ? kindOf(input).restore(input, settings[name], own ?? []) : undefined;
    return value === undefined ? [] : [[name, value]];
  });
  const lost = Object.entries(files).filter(([, held]) => held.includes(null));
  return {
    values: Object.fromEntries(back) as Partial<Draft<T>>,
    gone: lost.map(([name]) => tool.inputs[name]!.label),
  };
}
