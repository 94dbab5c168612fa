import type { ReactNode, Ref } from 'react';
import { Dialog as RacDialog, Modal, ModalOverlay } from 'react-aria-components';
import type { DialogProps as RacDialogProps } from 'react-aria-components';
import { joinClasses } from '../../css/joinClasses.ts';
import { backdrop } from '../Dialog/Dialog.css.ts';
import { InsideDialogContext } from '../Popover/InsideDialog.ts';
import { drawer, panel } from './Drawer.css.ts';

export const drawerSides = ['start', 'end'] as const;
export type DrawerSide = (typeof drawerSides)[number];

export interface DrawerProps extends Omit<
  RacDialogProps,
  'children' | 'className' | 'style' | 'render' | 'role' | 'slot' | 'aria-label' | 'aria-labelledby'
> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Names it for a screen reader. */
  label: string;
  /** In reading direction. @default 'start' */
  side?: DrawerSide | undefined;
  children: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** A panel from the side, over the page: what a small screen has no room to show all the time. */
export function Drawer({
  isOpen,
  onOpenChange,
  label,
  side,
  children,
  className,
  ref,
  ...rest
}: DrawerProps) {
  return (
    <ModalOverlay data-overlay isDismissable {...{ isOpen, onOpenChange }} className={backdrop}>
      <Modal className={drawer({ side })}>
        <RacDialog
          data-component="Drawer"
          {...rest}
          {...(ref ? { ref } : {})}
          aria-label={label}
          className={joinClasses(panel, className)}
        >
          <InsideDialogContext value>{children}</InsideDialogContext>
        </RacDialog>
      </Modal>
    </ModalOverlay>
  );
}
