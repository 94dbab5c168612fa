import { mediaKinds, type MediaKind } from '@kinora/contract';
import { dragTypeOf } from '../../history/ContactSheet/creationDrag.ts';
import { creationDragType } from '../../history/ContactSheet/creationDragType.ts';

/** What is being dragged, as far as a page is told before it falls; where nothing says so, it may be anything. */
export function mediaIn({ types, items }: DataTransfer): readonly MediaKind[] {
  if (types.includes(creationDragType)) return mediaKinds.filter((kind) => types.includes(dragTypeOf(kind)));
  // What is dragged off a page is told in words too.
  const files = [...items].filter(({ kind }) => kind === 'file');
  const kinds = files.map(({ type }) => mediaKinds.find((kind) => type.startsWith(`${kind}/`)));
  const isKnown = kinds.length > 0 && !kinds.includes(undefined);
  return isKnown ? mediaKinds.filter((kind) => kinds.includes(kind)) : mediaKinds;
}
