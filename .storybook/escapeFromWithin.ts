import type { ReactRenderer } from '@storybook/react-vite';
import type { BeforeEach } from 'storybook/internal/csf';
import { waitFor } from 'storybook/test';

const takesFocus = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Whether something that takes the focus has opened and has not taken it yet. */
function isYetToTakeFocus(): boolean {
  const { activeElement, body } = document;
  const isWithout =
    activeElement === null || activeElement === body || activeElement.matches('button[aria-expanded="true"]');
  return isWithout && !activeElement?.closest(takesFocus) && document.querySelector(takesFocus) !== null;
}

/**
 * What floats is there a moment before the focus is in it, and Escape pressed in that moment passes it by, as no
 * person's does. So a story's Escape waits for the focus; where none comes, the story says what it misses.
 */
export const escapeFromWithin: BeforeEach<ReactRenderer> = (context) => {
  const { userEvent } = context;
  const keyboard: typeof userEvent.keyboard = async (text) => {
    if (text.startsWith('{Escape}'))
      await waitFor(() => {
        if (isYetToTakeFocus()) throw new Error('The focus is not there yet.');
      }).catch(() => {});
    return userEvent.keyboard(text);
  };
  context.userEvent = { ...userEvent, keyboard };
};
