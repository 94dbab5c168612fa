import { useRef } from 'react';
import { neighbourOf } from './neighbourOf.ts';

interface Named {
  readonly id: string;
}

/** Whoever goes through cards or frames goes on beside those that go, and does not begin at the top. */
export function goOnBeside(
  all: readonly Named[],
  gone: readonly Named[],
  /** Asked before they go; what it gives finds the place once they are gone. */
  placeOf: (heir: Named) => () => HTMLElement | null | undefined,
  onNone: () => void,
): void {
  const heir = neighbourOf(all, gone);
  const find = heir && placeOf(heir);
  // What asked or was pressed gives the focus back first, to what is no longer there.
  setTimeout(() => {
    const place = find?.();
    if (place) place.focus();
    else onNone();
  });
}

/** The same, where they are cards that stand in one element in their order. */
export function useCardBeside(onNone: () => void) {
  const cards = useRef<HTMLDivElement>(null);
  /** To be called before the card goes. */
  const handOn = (all: readonly Named[] = [], gone: Named) =>
    goOnBeside(
      all,
      [gone],
      (heir) => {
        const card = cards.current?.children[all.findIndex(({ id }) => id === heir.id)];
        return () =>
          card?.isConnected ? card.querySelector<HTMLElement>('a[href], button:not([disabled])') : null;
      },
      onNone,
    );
  return { cards, handOn };
}
