import type { ReactNode } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components';
import { joinClasses } from '../../css/joinClasses.ts';
import { InsideDialogContext } from '../Popover/InsideDialog.ts';
import { backdrop, modal } from './Dialog.css.ts';
import type { DialogSize } from './dialogValues.ts';
import { useStepBack } from './useStepBack.ts';

interface ModalFrameProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  size?: DialogSize | undefined;
  /** Whether a press outside closes it. */
  isDismissable: boolean;
  /** Whether it does so now. */
  mayBeDismissed?: (() => boolean) | undefined;
  /** Whether Escape is held back, while something runs that must not be left. */
  isLocked?: boolean | undefined;
  /** Whether it asks something before it goes. */
  isAsking?: boolean | undefined;
  /** Where the panel stands on the dimmed page, if not in its middle. */
  backdropClassName?: string | undefined;
  /** Another panel than that of dialogs. */
  panelClassName?: string | undefined;
  children: ReactNode;
}

/** The dimmed page and the panel on it: shared by all that takes the page over. */
export function ModalFrame({
  isOpen,
  onOpenChange,
  size,
  isDismissable,
  mayBeDismissed,
  isLocked = false,
  isAsking = false,
  backdropClassName,
  panelClassName,
  children,
}: ModalFrameProps) {
  useStepBack(isOpen, (isNowOpen) => isLocked || onOpenChange(isNowOpen), isAsking);
  return (
    <ModalOverlay
      data-overlay="modal"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable && !isLocked}
      shouldCloseOnInteractOutside={mayBeDismissed}
      isKeyboardDismissDisabled={isLocked}
      className={joinClasses(backdrop, backdropClassName)}
    >
      <Modal className={panelClassName ?? modal({ size })}>
        <InsideDialogContext value>{children}</InsideDialogContext>
      </Modal>
    </ModalOverlay>
  );
}
