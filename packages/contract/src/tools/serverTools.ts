import type { StudioCreation } from '../entities/creationShown.ts';
import { catalogue } from './catalogue.ts';
import type { AnyTool } from './defineTool.ts';
import { toolBeside } from './studioDefinition.ts';
import { studios } from './studios.ts';

/** Every tool that a server may be asked for: those of the studios, and those beside them that there are with a trainer alone. */
export const serverTools: readonly AnyTool[] = /* @__PURE__ */ [
  ...catalogue,
  ...studios.flatMap((studio) => toolBeside(studio) ?? []),
];

/** The tool that something was made with, among these: known by its model, or by its own id where that was kept. */
export const toolOf = (
  { model_used }: Pick<StudioCreation, 'model_used'>,
  tools: readonly AnyTool[] = serverTools,
): AnyTool | undefined => tools.find(({ id, call }) => call.model === model_used || id === model_used);
