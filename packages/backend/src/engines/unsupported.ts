import type { AnyTool } from '@kinora/contract';
import type { Capabilities, OrderedValue } from './engine.ts';

/** Says which of the asked values an engine can't do, and what it can; null when it can do them all. */
export function unsupported(
  tool: AnyTool,
  values: Readonly<Record<string, OrderedValue>>,
  capabilities: Capabilities,
): string | null {
  for (const [name, accepted] of Object.entries(capabilities.accepts)) {
    const value = values[name];
    const input = tool.inputs[name];
    if (input === undefined || value === undefined || value === null || accepted.includes(value)) continue;
    const unit = 'unit' in input && input.unit ? ` ${input.unit}` : '';
    return `${input.label} ${value}${unit} can't be made by the engine in use here. Choose ${listed(accepted)}${unit}; nothing was charged.`;
  }
  return null;
}

const listed = (values: Capabilities['accepts'][string]) =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(values.map(String));
