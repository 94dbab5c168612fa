import type { AnyForm, Draft } from './defineTool.ts';
import { editableInputs } from './draft.ts';
import { kindOf, type AnyValue, type Input } from './kinds/index.ts';
import type { MediaFile } from './media.ts';
import { usedElsewhere, type UsedElsewhere } from './usedElsewhere.ts';

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

/**
 * The form that something was made with, as it was then: with its files, null where one is gone, and with what was drawn
 * over them. Inputs that lost something are named.
 */
export function refilled<T extends AnyForm>(
  tool: T,
  settings: Settings,
  files: Readonly<Record<string, readonly (MediaFile | null)[]>>,
): UsedElsewhere<T> {
  const { values, left } = usedElsewhere(tool, settings, tool);
  const all: Record<string, unknown> = { ...values };
  const gone = Object.entries(files).filter(([, held]) => held.includes(null));
  for (const [name, held] of Object.entries(files))
    all[name] = kindOf(tool.inputs[name]!).restore(tool.inputs[name]!, settings[name], held);
  for (const [name, input] of editableInputs(tool)) {
    const { on } = input;
    if (on === undefined || !files[on]?.some((file) => file !== null)) continue;
    all[name] = kindOf(input).restore(input, settings[name], []);
  }
  const known = Object.entries(all).filter(([, value]) => value !== undefined);
  return {
    values: Object.fromEntries(known) as Partial<Draft<T>>,
    left: [...left, ...gone.map(([name]) => tool.inputs[name]!.label)],
  };
}
