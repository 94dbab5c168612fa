import type { AnyTool, StudioTool } from './defineTool.ts';
import type { StudioPage } from './studioPages.ts';

/** One tab of a studio. */
export interface StudioMode<T = StudioTool> {
  readonly id: string;
  readonly title: string;
  readonly tool: T;
}

/** A studio page with its tools. */
export interface StudioDefinition<T = StudioTool> extends StudioPage {
  readonly badges: readonly { readonly text: string; readonly help?: string }[];
  /** Never empty; with one there are no tabs. */
  readonly modes: readonly [StudioMode<T>, ...StudioMode<T>[]];
  /**
   * What a server with a trainer does beside it: the training that a tool of the device rehearses, or the same for
   * people with models of their own, by a tool that is `madeWith` one.
   */
  readonly beside?: AnyTool;
}

export const callsServer = (tool: StudioTool): tool is AnyTool => 'call' in tool;

/** Whether a studio needs a server for all it does. */
export const isServerStudio = (studio: StudioDefinition): studio is StudioDefinition<AnyTool> =>
  studio.modes.every(({ tool }) => callsServer(tool));

/** A page with one tool, and what may be beside it. */
export const alone = (page: StudioPage, tool: StudioTool, beside?: AnyTool): StudioDefinition => ({
  ...page,
  badges: [],
  modes: [{ id: tool.id, title: tool.title, tool }],
  ...(beside && { beside }),
});

export const mode = (id: string, tool: AnyTool, title = tool.title): StudioMode => ({ id, title, tool });
