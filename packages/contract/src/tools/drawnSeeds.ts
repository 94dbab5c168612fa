import type { AnyTool } from './defineTool.ts';
import { kindOf, type AnyValue } from './kinds/index.ts';

type ByInput = Readonly<Record<string, AnyValue>>;

/**
 * A number for each seed that was left to chance. Whoever accepts a generation draws it, so that the result can tell
 * it; `random` gives from 0 up to 1. An input that the engine ignores stays blank: its number would explain nothing.
 */
export const drawnSeeds = (
  tool: AnyTool,
  values: ByInput,
  random: () => number,
  ignores: readonly string[] = [],
): ByInput =>
  Object.fromEntries(
    Object.entries(tool.inputs).flatMap(([name, input]) => {
      const kind = kindOf(input);
      const isOpen = values[name] === null && !ignores.includes(name);
      return isOpen && kind.drawn ? [[name, kind.drawn(input, random)]] : [];
    }),
  );
