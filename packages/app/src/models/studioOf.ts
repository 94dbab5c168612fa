import { placeOf, studioPages, type AiModel, type StudioPage } from '@kinora/contract';

/** Where a model is used, named by a tool or by a studio of several: its own studio for one that makes clips, else Create Image (A161). */
export function studioOf({ tool: id }: { readonly tool?: AiModel['tool'] }): StudioPage {
  const page = Object.values<StudioPage>(studioPages).find((each) => each.id === id);
  return placeOf({ id: id ?? '' })?.studio ?? page ?? studioPages.createImage;
}
