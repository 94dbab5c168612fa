import type { AnyTool } from '../tools/defineTool.ts';
import { isFileInput, kindOf, mediaOf, type Input } from '../tools/kinds/index.ts';

type Said = Readonly<Record<string, unknown>>;

const countsSeconds = (input: Input) => input.unit === 's' || kindOf(input).subject?.(input) === 'duration';

/** The input that says how long a clip will be, whatever it is called; undefined where the tool has none. */
const lengthIn = (tool: AnyTool) => Object.entries(tool.inputs).find(([, input]) => countsSeconds(input));

/** What asks for the shortest clip that the form offers, and nothing where there is no choice. */
export function shortestOf(tool: AnyTool): Readonly<Record<string, number>> {
  const [name, input] = lengthIn(tool) ?? [];
  if (name === undefined || !input || input.role === 'shown') return {};
  const kind = kindOf(input);
  const offered = kind.choices?.(input).map(({ value }) => Number(value));
  return { [name]: offered ? Math.min(...offered) : Number(kind.nearest?.(input, -Infinity)) };
}

/** How many seconds are asked for, from what the tool says of itself, beside files of these lengths; null where it does not say. */
export function lengthAsked(
  tool: AnyTool,
  values: Said,
  given: { readonly video: number; readonly audio: number },
): number | null {
  const inputs = Object.values(tool.inputs);
  // What is heard and what is seen end together.
  if (inputs.some((input) => mediaOf(input) === 'audio')) return Math.min(given.video, given.audio);
  const [name, input] = lengthIn(tool) ?? [];
  if (name === undefined || !input) return null;
  const seconds = Number(values[name] ?? kindOf(input).initial(input));
  const isAdded = inputs.some((each) => isFileInput(each) && each.longestInAll?.with === name);
  return seconds + (isAdded ? given.video : 0);
}
