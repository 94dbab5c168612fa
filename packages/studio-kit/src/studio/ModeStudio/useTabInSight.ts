import { useEffect, useRef } from 'react';

/** Where the row of tabs is longer than its place, the chosen one is brought into it. */
export function useTabInSight(selectedId: string) {
  const tabs = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Its row is filled after it is drawn.
    const next = requestAnimationFrame(() =>
      tabs.current
        ?.querySelector('[role=tab][aria-selected=true]')
        ?.scrollIntoView({ block: 'nearest', inline: 'center' }),
    );
    return () => cancelAnimationFrame(next);
  }, [selectedId]);
  return tabs;
}
