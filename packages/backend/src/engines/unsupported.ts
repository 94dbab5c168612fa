import { engineWords, notOfferedHere, shownValue, type AnyTool, type StudioProblem } from '@kinora/contract';
import type { Capabilities, OrderedValue } from './engine.ts';

const either = new Intl.ListFormat('en', { type: 'disjunction' });

/** Says which of the asked values an engine can't do, and what it can; null when it can do them all. */
export function unsupported(
  tool: AnyTool,
  values: Readonly<Record<string, OrderedValue>>,
  capabilities: Capabilities,
): Extract<StudioProblem, { kind: 'Invalid' }> | null {
  for (const [name, accepted] of Object.entries(capabilities.accepts)) {
    const value = values[name];
    const input = tool.inputs[name];
    if (input === undefined || value === undefined || value === null) continue;
    if (accepted.some((each) => each === value)) continue;
    const offered = either.format(accepted.map((each) => shownValue(input, each, engineWords)));
    const chosen = shownValue(input, value, engineWords);
    return {
      kind: 'Invalid',
      message: `${notOfferedHere(input.label, chosen, offered)}; nothing was charged.`,
      ...(input.field && { field: input.field }),
    };
  }
  return null;
}
