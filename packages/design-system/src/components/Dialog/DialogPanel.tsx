import type { FormEvent, ReactNode } from 'react';
import { Dialog as RacDialog } from 'react-aria-components';
import { joinClasses } from '../../css/joinClasses.ts';
import { body as bodyClass, dialog, footer as footerClass, header as headerClass } from './Dialog.css.ts';
import type { DialogRootProps } from './dialogRootProps.ts';
import type { DialogSize } from './dialogValues.ts';
import { ModalFrame } from './ModalFrame.tsx';

interface DialogPanelProps extends DialogRootProps {
  component: 'Dialog' | 'AlertDialog';
  role: 'dialog' | 'alertdialog';
  size: DialogSize | undefined;
  /** Whether a press outside closes it now: an alert never. */
  mayBeDismissed?: (() => boolean) | undefined;
  /** Whether Escape is held back, while something runs that must not be left. */
  isLocked?: boolean | undefined;
  /** Whether it asks something before it goes. */
  isAsking?: boolean | undefined;
  /** Something was typed or chosen in its body. */
  onInput?: ((event: FormEvent) => void) | undefined;
  /** The element whose words describe it. */
  descriptionId: string | undefined;
  header: ReactNode;
  body: ReactNode;
  footer: ReactNode;
}

/** Head, body and foot of a dialog, over the dimmed page: shared by Dialog and AlertDialog. */
export function DialogPanel({
  component,
  role,
  isOpen,
  onOpenChange,
  size,
  mayBeDismissed,
  isLocked,
  isAsking,
  onInput,
  descriptionId,
  header,
  body,
  footer,
  className,
  ref,
  ...rest
}: DialogPanelProps) {
  return (
    <ModalFrame
      isDismissable={role === 'dialog'}
      {...{ isOpen, onOpenChange, size, mayBeDismissed, isLocked, isAsking }}
    >
      <RacDialog
        data-component={component}
        {...rest}
        ref={ref}
        aria-describedby={descriptionId}
        role={role}
        className={joinClasses(dialog, className)}
      >
        <div data-part="header" className={headerClass}>
          {header}
        </div>
        {body && (
          <div
            data-part="body"
            className={bodyClass}
            id={role === 'alertdialog' ? descriptionId : undefined}
            onInput={onInput}
          >
            {body}
          </div>
        )}
        {footer && (
          <div data-part="footer" className={footerClass}>
            {footer}
          </div>
        )}
      </RacDialog>
    </ModalFrame>
  );
}
