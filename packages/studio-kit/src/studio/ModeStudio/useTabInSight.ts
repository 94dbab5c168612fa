import { useEffect, useRef } from 'react';

/** Where the row of tabs is longer than its place, the chosen one is brought into the middle of it. */
export function useTabInSight(selectedId: string) {
  const tabs = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Its row is filled after it is drawn.
    const next = requestAnimationFrame(() => {
      const list = tabs.current?.querySelector('[role=tablist]');
      const tab = list?.querySelector('[aria-selected=true]');
      if (!list || !tab) return;
      // Along its own row alone: the page stays where it is.
      const [place, own] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
      list.scrollLeft += own.x + own.width / 2 - place.x - place.width / 2;
    });
    return () => cancelAnimationFrame(next);
  }, [selectedId]);
  return tabs;
}
