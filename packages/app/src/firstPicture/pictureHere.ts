import { startsCollapsed } from '../shell/collapsedMemory.ts';
import { isStudioWindow } from '../shell/isStudioWindow.ts';
import { isOfferOpen } from '../shell/offerMemory.ts';

/**
 * How the first picture differs in this window from everybody's, as `firstPictureStyle.ts` draws it. A question in the
 * address matters where the screen was drawn by its answer, which the build noted while it drew (`notedQuestions.ts`).
 */
export function pictureHere(search: string, drawnBy: readonly string[]): string {
  const asked = new URLSearchParams(search);
  return [
    startsCollapsed() ? 'strip' : [],
    // A window for one studio is for working.
    isStudioWindow() || !isOfferOpen() ? 'without-offer' : [],
    drawnBy.some((name) => asked.has(name)) ? 'without-screen' : [],
  ]
    .flat()
    .join(' ');
}
