import { creationDragType } from '../../history/ContactSheet/creationDragType.ts';
import type { Coming } from './arrival.ts';
import type { OwnFrames } from './placeFrames.ts';

/** A copied table is words and a picture of them, and the words are meant; a copied file may bring its name in words. */
const meansWords = (pasted: DataTransfer) => {
  const words = pasted.getData('text/plain');
  return words && !words.startsWith(pasted.files[0]!.name);
};

/** Whether a drag or a paste carries what a studio may take: files, and frames where it can look them up. */
export function carries({ dataTransfer, clipboardData }: Coming, ownFrames: OwnFrames | undefined): boolean {
  const { types } = (clipboardData ?? dataTransfer)!;
  if (ownFrames && types.includes(creationDragType)) return true;
  // A picture dragged off a page carries its address too, and is no file of the person's.
  return (
    types.includes('Files') && !(clipboardData ? meansWords(clipboardData) : types.includes('text/uri-list'))
  );
}
