import { titleOf, type ShownCreation } from '@kinora/contract';

/** What a dragged frame is marked with, so that a slot of a studio knows it for one of the person's own. */
export const creationDragType = 'application/x-kinora-creation';

/** What of a creation travels. */
export type DraggedCreation = Pick<ShownCreation, 'id' | 'type' | 'title' | 'prompt' | 'file_url'>;

/** A frame as it travels: whole for a slot, as an address and in words for anything else. */
export const creationDrag = (creation: DraggedCreation): Record<string, string> => ({
  'text/plain': titleOf(creation),
  ...(creation.file_url && { 'text/uri-list': creation.file_url }),
  [creationDragType]: JSON.stringify({ id: creation.id, type: creation.type, file_url: creation.file_url }),
});
