import { useEffect, useRef, useState } from 'react';

/**
 * A menu whose code came with the press on a button that has made room for its own: that one gets the focus, then
 * it opens, so that the focus comes back to it. Nobody told the menu how it was opened, so it is told where to begin.
 */
export function useLateOpening(startsOpen: boolean) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, onOpenChange] = useState(false);
  useEffect(() => {
    if (!startsOpen) return;
    trigger.current?.focus();
    queueMicrotask(() => onOpenChange(true));
  }, [startsOpen]);
  return { trigger, isOpen, onOpenChange, ...(startsOpen ? { autoFocus: 'first' as const } : {}) };
}
