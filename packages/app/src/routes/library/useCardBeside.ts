import { useRef } from 'react';

/** Whoever goes through cards goes on beside the one that went, and does not begin at the top. */
export function useCardBeside(onNone: () => void) {
  const cards = useRef<HTMLDivElement>(null);
  /** To be called before the card goes. */
  const handOn = (index: number) => {
    const card = cards.current?.children[index];
    const heir = card?.nextElementSibling ?? card?.previousElementSibling;
    // What asked or was pressed gives the focus back first, to what is no longer there.
    setTimeout(() => {
      const place = heir?.isConnected
        ? heir.querySelector<HTMLElement>('a[href], button:not([disabled])')
        : null;
      if (place) place.focus();
      else onNone();
    });
  };
  return { cards, handOn };
}
