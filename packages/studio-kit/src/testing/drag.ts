import { creationDrag, type DraggedCreation } from '../history/ContactSheet/creationDrag.ts';

/** What a frame is dragged with, from the sheet of any window. */
export function frameInHand(creation: DraggedCreation): DataTransfer {
  const dataTransfer = new DataTransfer();
  for (const [type, text] of Object.entries(creationDrag(creation))) dataTransfer.setData(type, text);
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
