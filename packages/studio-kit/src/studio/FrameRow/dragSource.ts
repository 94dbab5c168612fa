import type { TitleOf } from '@kinora/contract';
import type { DragEvent } from 'react';
import { creationDrag, type DraggedCreation } from '../../history/ContactSheet/creationDrag.ts';

/** Lets a frame be dragged by its picture: by its id for an input of a studio, as an address for anything else. */
export const dragSource = (creation: DraggedCreation, called: TitleOf) => ({
  draggable: true,
  onDragStart({ dataTransfer }: DragEvent) {
    // A browser would take the picture along as a file too, which is another thing.
    dataTransfer.items.clear();
    dataTransfer.effectAllowed = 'copy';
    for (const [type, text] of Object.entries(creationDrag(creation, called)))
      dataTransfer.setData(type, text);
  },
});
