import { generalWords, initialValues, libraryWords, type AnyForm, type Draft } from '@kinora/contract';
import type { PersonsDrafts } from './draftStore.ts';

type ByInput = Readonly<Record<string, unknown>>;

/** What somebody had given, and has been filled with something else. */
export interface Overwritten {
  readonly said: string;
  readonly undo: { readonly label: string; readonly onPress: () => void };
}

export interface FilledPlace {
  readonly drafts: () => PersonsDrafts | undefined;
  /** The form, where it is open, has to show it. */
  readonly tell: (tool: AnyForm) => void;
}

const isGiven = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Files are the same by their names, types and sizes: a blob has no JSON. */
const isStill = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const labelOf = (tool: AnyForm, name: string) => tool.inputs[name]?.label ?? name;

/** Fills some of the inputs of a form from outside, open or not; what it held besides stays, and what it held there can be had back. */
export async function fillForm<T extends AnyForm>(
  { drafts, tell }: FilledPlace,
  tool: T,
  values: Partial<Draft<T>>,
): Promise<Overwritten | null> {
  const empty = initialValues(tool);
  const put = async (some: (held: ByInput) => ByInput) => {
    const held = await drafts()?.load(tool);
    drafts()?.save(tool, { ...empty, ...held, ...some({ ...held }) });
    // What is to be made now is looked at, and not what was made before.
    drafts()?.show(tool, null);
    tell(tool);
    return held;
  };
  const held: ByInput = { ...(await put(() => values)) };
  const lost = Object.entries(values as ByInput).filter(
    ([name, value]) => isGiven(held[name]) && held[name] !== value && held[name] !== (empty as ByInput)[name],
  );
  if (lost.length === 0) return null;
  // What was changed since is newer than either.
  const untouched = (now: ByInput) => lost.filter(([name, value]) => isStill(now[name], value));
  const before = (now: ByInput) => Object.fromEntries(untouched(now).map(([name]) => [name, held[name]]));
  return {
    said: libraryWords.goOnIn.here(lost.map(([name]) => labelOf(tool, name)).join(', ')),
    undo: { label: generalWords.undo, onPress: () => void put(before) },
  };
}
