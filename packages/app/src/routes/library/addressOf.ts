import { modeHref, placeOf, type AnyForm, type AnyTool } from '@kinora/contract';

/** Where a tool is used; the model that it is made with is in the address. */
export function addressOf(tool: AnyForm, filled: Readonly<Record<string, unknown>>): string | null {
  const place = placeOf(tool);
  if (!place) return null;
  const { studio, mode } = place;
  const { madeWith } = tool as Partial<AnyTool>;
  if (madeWith !== undefined) {
    const id = filled[madeWith];
    return `${studio.path}?model=${typeof id === 'string' ? encodeURIComponent(id) : ''}`;
  }
  return studio.modes.length > 1 ? modeHref(studio.path, mode.id) : studio.path;
}
