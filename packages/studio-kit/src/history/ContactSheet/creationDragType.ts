/** What a dragged frame is marked with, so that a slot of a studio knows it for one of the person's own. */
export const creationDragType = 'application/x-kinora-creation';
