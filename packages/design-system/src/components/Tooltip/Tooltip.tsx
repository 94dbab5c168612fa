import type { ReactElement, ReactNode } from 'react';
import { Focusable, Tooltip as RacTooltip, TooltipTrigger } from 'react-aria-components';
import type { TooltipProps as RacTooltipProps } from 'react-aria-components';
import { joinClasses } from '../../css/joinClasses.ts';
import { tooltip } from './Tooltip.css.ts';

export interface TooltipProps extends Omit<
  RacTooltipProps,
  'children' | 'className' | 'style' | 'render' | 'triggerRef' | 'isOpen' | 'defaultOpen' | 'onOpenChange'
> {
  /** The element it explains. It must take focus, so that a keyboard reaches the words too. */
  trigger: ReactElement;
  /** Its words, short: a tooltip holds nothing to press. */
  children: ReactNode;
  /** Milliseconds that a pointer rests before it opens. @default 600 */
  delay?: number | undefined;
  isOpen?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  className?: string | undefined;
}

/** A few words about an element, on hover and on keyboard focus. */
export function Tooltip({
  trigger,
  children,
  delay = 600,
  isOpen,
  defaultOpen,
  onOpenChange,
  className,
  ...rest
}: TooltipProps) {
  return (
    <TooltipTrigger
      delay={delay}
      closeDelay={80}
      {...(isOpen === undefined ? {} : { isOpen })}
      {...(defaultOpen === undefined ? {} : { defaultOpen })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      {typeof trigger.type === 'string' ? <Focusable>{trigger as never}</Focusable> : trigger}
      <RacTooltip
        data-component="Tooltip"
        data-overlay
        offset={6}
        {...rest}
        className={joinClasses(tooltip, className)}
      >
        {children}
      </RacTooltip>
    </TooltipTrigger>
  );
}
