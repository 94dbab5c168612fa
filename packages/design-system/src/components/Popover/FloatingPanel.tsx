import type { Ref } from 'react';
import { Popover as RacPopover } from 'react-aria-components';
import type { PopoverProps as RacPopoverProps } from 'react-aria-components';
import { joinClasses } from '../../css/joinClasses.ts';
import { useInsideDialog } from './InsideDialog.ts';
import { popover } from './Popover.css.ts';

export interface FloatingPanelProps extends Omit<RacPopoverProps, 'className' | 'style' | 'render'> {
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** The ground of what opens beside something: popovers, menus, lists of options. */
export function FloatingPanel({ className, ref, ...rest }: FloatingPanelProps) {
  const isInsideDialog = useInsideDialog();
  return (
    <RacPopover
      data-overlay="beside"
      offset={4}
      containerPadding={8}
      {...rest}
      ref={ref}
      className={joinClasses(popover({ isInsideDialog }), className)}
    />
  );
}
