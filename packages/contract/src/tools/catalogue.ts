import type { AnyTool } from './defineTool.ts';
import { wanImageToVideo } from './wanImageToVideo.ts';

/** Every tool there is. Routes, forms, the server's door, stories and documentation are loops over this list. */
export const catalogue = [wanImageToVideo] as const satisfies readonly AnyTool[];

/** The tool that a call's body speaks of. */
export const toolFor = (calledFunction: string, model: unknown): AnyTool | undefined =>
  catalogue.find((tool) => tool.call.function === calledFunction && tool.call.model === model);
