import { createFromModel, modeHref, placeOf, routes, type AnyForm } from '@kinora/contract';

/** Where a tool is used; one's own model is in the address of Create Image. */
export function addressOf(tool: AnyForm, filled: Readonly<Record<string, unknown>>): string | null {
  if (tool.id === createFromModel.id) {
    const { trainedModel } = filled;
    const model = typeof trainedModel === 'string' ? encodeURIComponent(trainedModel) : '';
    return `${routes.createImage.path}?model=${model}`;
  }
  const place = placeOf(tool);
  if (!place) return null;
  const { studio, mode } = place;
  return studio.modes.length > 1 ? modeHref(studio.path, mode.id) : studio.path;
}
