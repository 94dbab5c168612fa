/** What a dragged frame is marked with, so that a slot of a studio knows it for one of the person's own. */
export const creationDragType = 'application/x-kinora-creation';

/** How many frames of a drag a studio looks up: any page can write one, with as many as it likes. */
export const mostFrames = 50;
