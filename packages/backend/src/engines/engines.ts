import { notOffered, type AnyTool } from '@kinora/contract';
import type { Capabilities, Engine } from './engine.ts';

export interface Maker {
  readonly engine: Engine;
  readonly capabilities: Capabilities;
}

/** All that a server makes things with. Each tool has one engine; a job stays with the one that it was given to. */
export interface Engines {
  /** In the order in which they are asked whether they can do a tool. */
  readonly all: readonly Engine[];
  /** The first that can do a tool; null where none can. */
  makerOf(tool: AnyTool): Maker | null;
  /** Why none can, in words for the person. */
  whyNot(tool: AnyTool): string;
  named(name: string): Engine | null;
}

/** For whoever shows what a server makes things with. */
export const namesOf = ({ all }: Engines): string => all.map(({ name }) => name).join('+') || 'none';

/** `wanted` names the engine that a tool has to itself, by the tool's id. */
export function enginesOf(all: readonly Engine[], wanted: Readonly<Record<string, string>> = {}): Engines {
  const asked = (tool: AnyTool) => {
    const only = wanted[tool.id];
    return only === undefined ? all : all.filter(({ name }) => name === only);
  };
  return {
    all,
    makerOf(tool) {
      for (const engine of asked(tool)) {
        const capabilities = engine.capabilities(tool);
        if (capabilities) return { engine, capabilities };
      }
      return null;
    },
    whyNot: (tool) =>
      asked(tool)
        .map((engine) => engine.whyNot?.(tool))
        .find((reason) => !!reason) ?? notOffered(tool),
    named: (name) => all.find((engine) => engine.name === name) ?? null,
  };
}
