import type { TitleOf } from '@kinora/contract';
import { creationDrag, type DraggedCreation } from './creationDrag.ts';
import { creationDragType, mostFrames } from './creationDragType.ts';

/**
 * Several frames as they travel: a browser keeps of each type what the first one says, so that this alone tells of all,
 * with spaces between; one more than a studio looks up shows it that there are too many.
 */
export function creationDrags(
  creations: readonly DraggedCreation[],
  chosen: ReadonlySet<unknown>,
  called?: TitleOf,
): Record<string, string>[] {
  const dragged = creations.filter(({ id }) => chosen.has(id));
  const ids = dragged.slice(0, mostFrames + 1).map(({ id }) => id);
  return dragged.map((creation, index) => {
    const drag = creationDrag(creation, called);
    if (index === 0) return { ...drag, [creationDragType]: ids.join(' ') };
    return Object.fromEntries(Object.entries(drag).filter(([type]) => type !== creationDragType));
  });
}
