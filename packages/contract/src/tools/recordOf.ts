import type { AnyForm } from './defineTool.ts';
import { editableInputs } from './draft.ts';
import { isFileInput, kindOf } from './kinds/index.ts';
import { promptOf } from './promptOf.ts';

/** What a file tells of what it was asked with: as much as fills a form again. */
export interface AskedRecord {
  readonly prompt: string;
  /** All that was asked beside the words, each value as JSON keeps it; what lies in files is not told. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** Null where it was left to chance: whoever draws one says which. */
  readonly seed: number | null;
}

/** The inputs of a form that leave something to chance. */
const drawnIn = (tool: AnyForm) =>
  editableInputs(tool).filter(([, input]) => kindOf(input).drawn !== undefined);

/** What a file that is made with these values tells of them. */
export function recordOf(tool: AnyForm, values: Readonly<Record<string, unknown>>): AskedRecord {
  const told = editableInputs(tool).filter(([name, input]) => name !== tool.prompt && !isFileInput(input));
  const seeds = drawnIn(tool).map(([name]) => values[name]);
  return {
    prompt: promptOf(tool, values),
    settings: Object.fromEntries(
      told.flatMap(([name]) => (values[name] === undefined ? [] : [[name, values[name]]])),
    ),
    seed: seeds.find((seed) => typeof seed === 'number') ?? null,
  };
}

/** What a file was asked with, by the names of its tool's form: the seed that chance gave in place of none. */
export function askedIn(tool: AnyForm, { prompt, settings, seed }: AskedRecord): AskedRecord['settings'] {
  return {
    ...settings,
    ...(tool.prompt !== undefined && { [tool.prompt]: prompt }),
    ...Object.fromEntries(drawnIn(tool).map(([name]) => [name, settings[name] ?? seed])),
  };
}
