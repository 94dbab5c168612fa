import { carriesFiles } from '@kinora/design-system';
import { creationDragType } from '../../history/ContactSheet/creationDragType.ts';
import type { Coming } from './arrival.ts';
import type { OwnFrames } from './placeFrames.ts';

/** A copied table is words and a picture of them, and the words are meant; a copied file may bring in words what it is called or where it lies. */
const meansWords = (pasted: DataTransfer) => {
  const words = pasted.getData('text/plain');
  const name = pasted.files[0]?.name ?? '';
  const [lastOfFirstLine] = /[^/\\\r\n]*$/m.exec(words)!;
  return words && ![name, encodeURI(name)].includes(lastOfFirstLine);
};

/** Whether a drag or a paste carries what a studio may take: files, and frames where it can look them up. */
export function carries({ dataTransfer, clipboardData }: Coming, ownFrames: OwnFrames | undefined): boolean {
  const carried = (clipboardData ?? dataTransfer)!;
  if (ownFrames && carried.types.includes(creationDragType)) return true;
  return carriesFiles(carried) && !(clipboardData && meansWords(clipboardData));
}
