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
}

export const callsServer = (tool: StudioTool): tool is AnyTool => 'call' in tool;

/** Whether a studio needs a server for all it does. */
export const isServerStudio = (studio: StudioDefinition): studio is StudioDefinition<AnyTool> =>
  studio.modes.every(({ tool }) => callsServer(tool));

/** A page with one tool. */
export const alone = (page: StudioPage, tool: StudioTool): StudioDefinition => ({
  ...page,
  badges: [],
  modes: [{ id: tool.id, title: tool.title, tool }],
});

export const mode = (id: string, tool: AnyTool, title = tool.title): StudioMode => ({ id, title, tool });
