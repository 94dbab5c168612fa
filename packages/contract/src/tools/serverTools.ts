import { catalogue } from './catalogue.ts';
import { createFromModel } from './createFromModel.ts';
import type { AnyTool } from './defineTool.ts';
import { modelTraining } from './modelTraining.ts';

/** Every tool that a server may be asked for: those of the studios, and those that there are with a trainer alone. */
export const serverTools: readonly AnyTool[] = /* @__PURE__ */ [...catalogue, createFromModel, modelTraining];
