import { useRef } from 'react';
import type { ReactElement, ReactNode, Ref } from 'react';
import { Focusable } from 'react-aria-components';
import type { TooltipProps as RacTooltipProps } from 'react-aria-components';
// The only way that React Aria has to tell a trigger of its tooltip: its own trigger brings the words' code along.
import { FocusableProvider } from 'react-aria/private/interactions/useFocusable';
import { mergeProps } from 'react-aria/mergeProps';
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { joinClasses } from '../../css/joinClasses.ts';
import type { OpenStateProps } from '../Popover/openStateProps.ts';
import { tooltip } from './Tooltip.css.ts';
import { fetchTooltipWords, useTooltipWords } from './useTooltipWords.ts';

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
  ...rest
}: TooltipProps) {
  const opening = { delay, closeDelay: 80, isOpen, defaultOpen, onOpenChange };
  const state = useTooltipTriggerState(opening);
  const element = useRef<HTMLElement>(null);
  const { triggerProps, tooltipProps } = useTooltipTrigger(opening, state, element);
  const late = useTooltipWords(state.isOpen);
  return (
    <>
      <FocusableProvider
        {...mergeProps(triggerProps, { onPointerEnter: fetchTooltipWords })}
        // Described by the name that it has, it would be read twice.
        {...(isLabel && { 'aria-describedby': undefined })}
        ref={element}
      >
        {typeof trigger.type === 'string' ? <Focusable>{trigger as never}</Focusable> : trigger}
      </FocusableProvider>
      {late && (
        <late.TooltipWords
          {...rest}
          id={tooltipProps.id!}
          className={joinClasses(tooltip, className)}
          state={state}
          triggerRef={element}
        >
          {children}
        </late.TooltipWords>
      )}
    </>
  );
}
