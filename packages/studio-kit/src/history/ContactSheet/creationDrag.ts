import { stillOf, titleOf, type MediaKind, type ShownCreation, type TitleOf } from '@kinora/contract';
import { creationDragType } from './creationDragType.ts';

/** Marks what slots it fits too: while it is dragged a page is told the types alone. */
export const dragTypeOf = (kind: MediaKind) => `${creationDragType}-${kind}`;

/** What of a creation travels, or is known by what does. */
export type DraggedCreation = Pick<
  ShownCreation,
  'id' | 'type' | 'title' | 'prompt' | 'file_url' | 'thumbnail_url'
>;

/**
 * A frame as it travels: by its id for a slot, as an address and in words for anything else. Any page can write such a
 * drag, so that an id is all a slot takes of it, and looks up itself whose that is and where its file lies.
 */
export const creationDrag = (
  creation: DraggedCreation,
  called: TitleOf = titleOf,
): Record<string, string> => ({
  'text/plain': called(creation),
  [creationDragType]: creation.id,
  ...(creation.file_url && {
    'text/uri-list': creation.file_url,
    [dragTypeOf(creation.type)]: creation.id,
  }),
  // A frame of a clip fits where a picture does.
  ...((creation.file_url ?? stillOf(creation)) && { [dragTypeOf('image')]: creation.id }),
});
