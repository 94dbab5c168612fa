import { useEffect, type RefObject } from 'react';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components';
import type { TooltipProps } from 'react-aria-components';
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState';

export interface TooltipWordsProps extends Omit<TooltipProps, 'className' | 'triggerRef'> {
  /** What its trigger is described by. */
  id: string;
  state: TooltipTriggerState;
  triggerRef: RefObject<HTMLElement | null>;
  className: string;
}

/** The words themselves, placed beside their trigger. */
export function TooltipWords({ state, triggerRef, ...rest }: TooltipWordsProps) {
  useEffect(() => {
    // A zoom may take its trigger from the page, and no pointer leaves what is gone.
    const closeAtOnce = () => state.close(true);
    window.addEventListener('resize', closeAtOnce);
    return () => window.removeEventListener('resize', closeAtOnce);
  }, [state]);
  return (
    <TooltipTriggerStateContext value={state}>
      <Tooltip data-component="Tooltip" data-overlay offset={6} {...rest} triggerRef={triggerRef} />
    </TooltipTriggerStateContext>
  );
}
