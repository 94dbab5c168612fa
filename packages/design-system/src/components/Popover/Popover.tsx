import type { ReactElement, ReactNode, Ref } from 'react';
import { DialogTrigger, Dialog as RacDialog } from 'react-aria-components';
import type { PopoverProps as RacPopoverProps } from 'react-aria-components';
import { FloatingPanel } from './FloatingPanel.tsx';
import type { OpenStateProps } from './openStateProps.ts';
import { content } from './Popover.css.ts';
import { needsLabel } from '../../dev/needsLabel.ts';
import { needsTrigger } from '../../dev/needsTrigger.ts';

export interface PopoverProps
  extends
    Omit<
      RacPopoverProps,
      | 'children'
      | 'className'
      | 'style'
      | 'render'
      | 'trigger'
      | 'triggerRef'
      | 'aria-label'
      | keyof OpenStateProps
    >,
    OpenStateProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Names it for a screen reader. */
  label: string;
  /** Its content, or a function that gets a way to close it. */
  children: ReactNode | ((popover: { close: () => void }) => ReactNode);
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** A small panel beside what opened it. Escape or a press outside closes it, and focus goes back. */
export function Popover({
  trigger,
  label,
  children,
  isOpen,
  defaultOpen,
  onOpenChange,
  ...rest
}: PopoverProps) {
  if (process.env.NODE_ENV !== 'production') {
    needsLabel('Popover', label);
    needsTrigger('Popover', trigger);
  }
  return (
    <DialogTrigger {...{ isOpen, defaultOpen, onOpenChange }}>
      {trigger}
      <FloatingPanel data-component="Popover" offset={6} {...rest}>
        <RacDialog aria-label={label} className={content}>
          {({ close }) => (typeof children === 'function' ? children({ close }) : children)}
        </RacDialog>
      </FloatingPanel>
    </DialogTrigger>
  );
}
