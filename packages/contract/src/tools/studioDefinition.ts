import type { AnyDeviceTool, AnyTool, StudioTool } from './defineTool.ts';
import type { StudioPage } from './studioPages.ts';

/** One tab of a studio. */
export interface StudioMode<T extends StudioTool = StudioTool> {
  readonly id: string;
  readonly title: string;
  readonly tool: T;
}

/** The tools that a page can hold, by where it says that their work is done. */
interface ToolAt {
  readonly server: AnyTool;
  readonly device: AnyDeviceTool;
}

interface StudioAt<Place extends keyof ToolAt> extends StudioPage {
  readonly runs: Place;
  readonly badges: readonly { readonly text: string; readonly help?: string }[];
}

interface OneTool<Place extends keyof ToolAt> extends StudioAt<Place> {
  readonly modes: readonly [StudioMode<ToolAt[Place]>];
}

/** Tools that a server does. */
export interface ServerStudio extends StudioAt<'server'> {
  /** Never empty; with one there are no tabs. */
  readonly modes: readonly [StudioMode<AnyTool>, ...StudioMode<AnyTool>[]];
}

/** One tool, and for people with models of their own the same with those. */
interface OwnModelsStudio extends OneTool<'server'> {
  /** A tool that is `madeWith` a model. */
  readonly withModel: AnyTool;
}

/** One tool that runs where the person is. */
interface DeviceStudio extends OneTool<'device'> {
  /** The training that it rehearses, where a server has a trainer. */
  readonly training?: AnyTool & { readonly makes: 'model' };
}

/** A studio page with its tools: a shape that no screen could show is none. */
export type StudioDefinition =
  | (ServerStudio & { readonly withModel?: never })
  | OwnModelsStudio
  | DeviceStudio;

export const callsServer = (tool: StudioTool): tool is AnyTool => 'call' in tool;

/** What only some servers do on a studio's page, beside its modes. */
export const toolBeside = (studio: StudioDefinition): AnyTool | undefined =>
  studio.runs === 'server' ? studio.withModel : studio.training;

/** A page with one tool. */
export const alone = <Place extends keyof ToolAt>(
  page: StudioPage & { readonly runs: Place },
  tool: ToolAt[Place],
): OneTool<Place> => ({ ...page, badges: [], modes: [{ id: tool.id, title: tool.title, tool }] });

export const mode = (id: string, tool: AnyTool, title = tool.title): StudioMode<AnyTool> => ({
  id,
  title,
  tool,
});
