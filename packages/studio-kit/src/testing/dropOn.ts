import { drag, filesInHand } from './drag.ts';

/** Lets files fall on an element as a browser does; answers whether the page kept them from being opened in its stead. */
export function dropOn(element: Element, ...files: readonly File[]): boolean {
  const inHand = filesInHand(...files);
  drag('dragenter', element, inHand);
  drag('dragover', element, inHand);
  return drag('drop', element, inHand);
}
