import { hearEvents } from '@kinora/design-system';
import { useEffect, useRef } from 'react';

/**
 * Arrow keys pass modes on the way to the one that is meant: only the first of a walk is a step to go back by. Called at
 * each mode, it answers whether that goes on with a walk; any other key, or a press, ends it.
 */
export function useArrowWalk(): () => boolean {
  /** How far it is, with the key that begins it as its first step. */
  const steps = useRef(0);
  useEffect(
    () =>
      hearEvents(['keydown', 'pointerdown'], (event) => {
        steps.current = (event as KeyboardEvent).key?.startsWith('Arrow') ? steps.current || 1 : 0;
      }),
    [],
  );
  return () => steps.current > 0 && (steps.current += 1) > 2;
}
