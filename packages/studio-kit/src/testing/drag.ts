import type { DraggedCreation } from '../history/ContactSheet/creationDrag.ts';
import { creationDrags } from '../history/ContactSheet/creationDrags.ts';

/** What frames are dragged with, from the sheet of any window: of each type what the first one says. */
export function frameInHand(...creations: readonly DraggedCreation[]): DataTransfer {
  const dataTransfer = new DataTransfer();
  const drags = creationDrags(creations, new Set(creations.map(({ id }) => id)));
  for (const [type, text] of drags.toReversed().flatMap(Object.entries<string>))
    dataTransfer.setData(type, text);
  return dataTransfer;
}

/** Files that are dragged from a folder. */
export function filesInHand(...files: readonly File[]): DataTransfer {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  return dataTransfer;
}

/** One event of a drag, over an element; answers whether the page took it. */
export const drag = (
  type: 'dragenter' | 'dragleave' | 'dragover' | 'drop',
  element: Element,
  dataTransfer: DataTransfer,
): boolean => {
  const box = element.getBoundingClientRect();
  const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
  return !element.dispatchEvent(
    new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, ...at }),
  );
};
