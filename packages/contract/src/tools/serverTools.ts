import { catalogue } from './catalogue.ts';
import type { AnyTool } from './defineTool.ts';
import { studios } from './studios.ts';

/** Every tool that a server may be asked for: those of the studios, and those beside them that there are with a trainer alone. */
export const serverTools: readonly AnyTool[] = /* @__PURE__ */ [
  ...catalogue,
  ...studios.flatMap(({ beside }) => beside ?? []),
];
