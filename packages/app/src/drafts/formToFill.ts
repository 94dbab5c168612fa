import { generalWords, initialValues, libraryWords, type AnyForm, type Draft } from '@kinora/contract';
import type { PersonsDrafts } from './draftStore.ts';
import { labelsOf, overwrittenIn, type ByInput } from './overwrittenIn.ts';

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

/** Files are the same by their names, types and sizes: a blob has no JSON. */
const isStill = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Fills a form that was brought for it; what it held there can be had back. Null: it held nothing else there. False: it
 * was not filled, for it is somebody else's by now, or nobody's yet.
 */
export type Fill<T extends AnyForm> = (values: Partial<Draft<T>>) => Overwritten | null | false;

/** Brings a form, open or not, to have some of its inputs filled from outside; what it holds besides stays. */
export async function formToFill<T extends AnyForm>(
  { drafts, tell }: FilledPlace,
  tool: T,
): Promise<Fill<T>> {
  const empty = initialValues(tool);
  const put = (own: PersonsDrafts, held: ByInput, values: ByInput) => {
    own.save(tool, { ...empty, ...held, ...values });
    // What is to be made now is looked at, and not what was made before.
    own.show(tool, null);
    tell(tool);
  };
  const own = drafts();
  const read = await own?.load(tool);
  return (values) => {
    const here = drafts();
    // What one person's form holds is nothing for that of another.
    if (!here || (own && here !== own)) return false;
    // Whose it is may have come to be known since: what they hold is not to be lost, if it can't be told at once.
    const kept = own ? read : here.load(tool);
    if (kept instanceof Promise) return false;
    const held: ByInput = { ...kept };
    put(here, held, values);
    const given: ByInput = values;
    const lost = overwrittenIn(tool, held, given);
    if (lost.length === 0) return null;
    // What was changed since is newer than either.
    const untouched = (now: ByInput) => lost.filter((name) => isStill(now[name], given[name]));
    const before = (now: ByInput) => Object.fromEntries(untouched(now).map((name) => [name, held[name]]));
    const undo = async () => {
      const now: ByInput = { ...(await here.load(tool)) };
      if (drafts() === here) put(here, now, before(now));
    };
    return {
      said: libraryWords.goOnIn.replaced(labelsOf(tool, lost)),
      undo: { label: generalWords.undo, onPress: () => void undo() },
    };
  };
}
