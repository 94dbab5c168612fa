import type { ReactElement, ReactNode, Ref } from 'react';
import { DialogTrigger, Dialog as RacDialog, Popover as RacPopover } from 'react-aria-components';
import type { PopoverProps as RacPopoverProps } from 'react-aria-components';
import { joinClasses } from '../../css/joinClasses.ts';
import { useInsideDialog } from './InsideDialog.ts';
import { content, popover } from './Popover.css.ts';

export interface PopoverProps extends Omit<
  RacPopoverProps,
  | 'children'
  | 'className'
  | 'style'
  | 'render'
  | 'trigger'
  | 'triggerRef'
  | 'isOpen'
  | 'defaultOpen'
  | 'onOpenChange'
  | 'aria-label'
> {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Names it for a screen reader. */
  label: string;
  /** Its content, or a function that gets a way to close it. */
  children: ReactNode | ((popover: { close: () => void }) => ReactNode);
  isOpen?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
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
  className,
  ref,
  ...rest
}: PopoverProps) {
  const isInsideDialog = useInsideDialog();
  return (
    <DialogTrigger
      {...(isOpen === undefined ? {} : { isOpen })}
      {...(defaultOpen === undefined ? {} : { defaultOpen })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      {trigger}
      <RacPopover
        data-component="Popover"
        data-overlay
        offset={6}
        containerPadding={8}
        {...rest}
        {...(ref ? { ref } : {})}
        className={joinClasses(popover({ isInsideDialog }), className)}
      >
        <RacDialog aria-label={label} className={content}>
          {({ close }) => (typeof children === 'function' ? children({ close }) : children)}
        </RacDialog>
      </RacPopover>
    </DialogTrigger>
  );
}
