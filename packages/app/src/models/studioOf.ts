import {
  catalogue,
  placeOf,
  studioPages,
  type AiModel,
  type AnyTool,
  type StudioPage,
} from '@kinora/contract';

const tools: readonly AnyTool[] = catalogue;

/** Where a model is used, named by a tool or by a studio of several: its own studio for one that makes clips, else Create Image (A161). */
export function studioOf({ tool: id }: { readonly tool?: AiModel['tool'] }): StudioPage {
  const tool = tools.find((each) => each.id === id);
  const page = Object.values<StudioPage>(studioPages).find((each) => each.id === id);
  return (tool && placeOf(tool)?.studio) ?? page ?? studioPages.createImage;
}
