import { useRef } from 'react';
import { goOnBeside, type Named } from './goOnBeside.ts';

/** Whoever goes through cards that stand in one element, in their order, goes on beside one that goes. */
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
