import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

export const passingStates = ['hovered', 'pressed', 'focus-visible'] as const;
export type PassingState = (typeof passingStates)[number];

export interface ShownAsProps {
  state: PassingState | 'focus-within' | 'dragging';
  /** What takes on the state, when it is not the component's root. */
  target?: string;
  children: ReactNode;
}

/** For stories: a component as it looks under a pointer or the keyboard, with neither. */
export function ShownAs({ state, target = '[data-rac]', children }: ShownAsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  if (isMissing) throw new Error(`ShownAs found no '${target}', so the story would show nothing.`);
  useEffect(() => {
    const root = frame.current;
    if (!root) return;
    const show = () => {
      for (const element of root.querySelectorAll(target)) {
        if (!element.hasAttribute(`data-${state}`)) element.setAttribute(`data-${state}`, 'true');
      }
    };
    show();
    // A list draws its items only once it knows them all, and anew when they change.
    const observer = new MutationObserver(show);
    observer.observe(root, { childList: true, subtree: true });
    const look = requestAnimationFrame(() => setIsMissing(root.querySelector(target) === null));
    return () => {
      observer.disconnect();
      cancelAnimationFrame(look);
    };
  }, [state, target]);
  return (
    <div ref={frame} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
