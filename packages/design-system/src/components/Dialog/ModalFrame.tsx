import type { ReactNode } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components';
import { InsideDialogContext } from '../Popover/InsideDialog.ts';
import { backdrop, modal } from './Dialog.css.ts';
import type { DialogSize } from './dialogValues.ts';

interface ModalFrameProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  size?: DialogSize | undefined;
  /** Whether a press outside closes it. */
  isDismissable: boolean;
  /** Whether Escape is held back, while something runs that must not be left. */
  isLocked?: boolean | undefined;
  children: ReactNode;
}

/** The dimmed page and the panel on it: shared by Dialog and AlertDialog. */
export function ModalFrame({
  isOpen,
  onOpenChange,
  size,
  isDismissable,
  isLocked = false,
  children,
}: ModalFrameProps) {
  return (
    <ModalOverlay
      data-overlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable && !isLocked}
      isKeyboardDismissDisabled={isLocked}
      className={backdrop}
    >
      <Modal className={modal({ size })}>
        <InsideDialogContext value>{children}</InsideDialogContext>
      </Modal>
    </ModalOverlay>
  );
}
