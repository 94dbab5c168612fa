import { useEffect, useRef } from 'react';

/** Where the row of tabs is longer than its place, the chosen one is brought into it. */
export function useTabInSight(selectedId: string) {
  const tabs = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Its row is filled after it is drawn.
    const next = requestAnimationFrame(() => {
      const list = tabs.current?.querySelector('[role=tablist]');
      const tab = list?.querySelector('[aria-selected=true]');
      // Not by scrollIntoView: with that, Tab would go on from there.
      if (list && tab)
        list.scrollLeft +=
          tab.getBoundingClientRect().x - list.getBoundingClientRect().x - list.clientWidth / 2;
    });
    return () => cancelAnimationFrame(next);
  }, [selectedId]);
  return tabs;
}
