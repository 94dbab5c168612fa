import { useEffect, useRef } from 'react';

/** Where the row of tabs is longer than its place, the chosen one is brought into it. */
export function useTabInSight(selectedId: string) {
  const tabs = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = tabs.current;
    // It is told of at once, and when a phone is turned.
    const resized = new ResizeObserver(() => {
      const list = row?.querySelector('[role=tablist]');
      const tab = list?.querySelector('[aria-selected=true]');
      // Not by scrollIntoView: with that, Tab would go on from there.
      if (list && tab)
        list.scrollLeft +=
          tab.getBoundingClientRect().x - list.getBoundingClientRect().x - list.clientWidth / 2;
    });
    if (row) resized.observe(row);
    return () => resized.disconnect();
  }, [selectedId]);
  return tabs;
}
