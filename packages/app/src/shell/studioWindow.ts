import type { MouseEvent } from 'react';
import { nextTask } from '../nextTask.ts';
import { studioWindowPrefix } from './isStudioWindow.ts';
import { focusHeading } from '../focusHeading.ts';

const size = 'popup=yes,width=1400,height=900,scrollbars=yes,resizable=yes';

/** Opens a studio in a window of its own; false when the browser did not let it. */
function openStudioWindow(href: string): boolean {
  // One window a studio: a second press opens it anew there, and its draft comes back.
  const opened = window.open(href, `${studioWindowPrefix}${href.replaceAll('/', '-')}`, size);
  opened?.focus();
  return opened !== null;
}

export interface WindowRequest {
  readonly href: string;
  readonly press: MouseEvent;
}

/** The link stays a link: only a plain press that did get its window, or is there already, is taken from it (D25). */
export function answerWindowRequest({ href, press }: WindowRequest, here?: string): void {
  if (press.button !== 0 || press.metaKey || press.ctrlKey || press.shiftKey || press.altKey) return;
  if (href === here) {
    // Opened anew, in another window or in this one, it would be without what stands on its stage.
    press.preventDefault();
    // Once the drawer that it was pressed in holds the focus no longer.
    void nextTask().then(focusHeading);
  } else if (openStudioWindow(href)) press.preventDefault();
}
