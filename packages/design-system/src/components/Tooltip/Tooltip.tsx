import type { ReactElement, ReactNode, Ref } from 'react';
import { Focusable, Tooltip as RacTooltip, TooltipTrigger } from 'react-aria-components';
import type { TooltipProps as RacTooltipProps } from 'react-aria-components';
import { joinClasses } from '../../css/joinClasses.ts';
import { openState } from '../Popover/openState.ts';
import type { OpenStateProps } from '../Popover/openState.ts';
import { tooltip } from './Tooltip.css.ts';
import { Undescribed } from './Undescribed.tsx';

export interface TooltipProps
  extends
    Omit<
      RacTooltipProps,
      'children' | 'className' | 'style' | 'render' | 'triggerRef' | keyof OpenStateProps
    >,
    OpenStateProps {
  /** The element it explains. It must take focus, so that a keyboard reaches the words too. */
  trigger: ReactElement;
  /** Its words, short: a tooltip holds nothing to press. */
  children: ReactNode;
  /** Its words are the name that the trigger already has: they show, and are not read a second time. */
  isLabel?: boolean | undefined;
  /** Milliseconds that a pointer rests before it opens. @default 600 */
  delay?: number | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A few words about an element, on hover and on keyboard focus. */
export function Tooltip({
  trigger,
  children,
  isLabel = false,
  delay = 600,
  isOpen,
  defaultOpen,
  onOpenChange,
  className,
  ref,
  ...rest
}: TooltipProps) {
  const focusable = typeof trigger.type === 'string' ? <Focusable>{trigger as never}</Focusable> : trigger;
  return (
    <TooltipTrigger delay={delay} closeDelay={80} {...openState({ isOpen, defaultOpen, onOpenChange })}>
      {isLabel ? <Undescribed>{focusable}</Undescribed> : focusable}
      <RacTooltip
        data-component="Tooltip"
        data-overlay
        offset={6}
        {...rest}
        {...(ref ? { ref } : {})}
        className={joinClasses(tooltip, className)}
      >
        {children}
      </RacTooltip>
    </TooltipTrigger>
  );
}
