import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { Dialog as RacDialog } from 'react-aria-components';
import type { DialogProps as RacDialogProps } from 'react-aria-components';
import { joinClasses } from '../../css/joinClasses.ts';
import { X } from '../../icons/glyphs.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import type { Labels } from '../../labels/labels.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import {
  body,
  closeButton,
  description as descriptionClass,
  dialog,
  footer as footerClass,
  header,
  titles,
} from './Dialog.css.ts';
import { DialogTitle } from './DialogTitle.tsx';
import type { DialogSize } from './dialogValues.ts';
import { ModalFrame } from './ModalFrame.tsx';

export interface DialogProps extends Omit<
  RacDialogProps,
  | 'children'
  | 'className'
  | 'style'
  | 'render'
  | 'role'
  | 'slot'
  | 'aria-label'
  | 'aria-labelledby'
  | 'aria-describedby'
> {
  isOpen: boolean;
  /** Called with false when Escape, the cross or a press outside asks to close it. */
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** @default 'md' */
  size?: DialogSize | undefined;
  /** Its buttons, the one that goes on last. */
  footer?: ReactNode;
  children?: ReactNode;
  labels?: Partial<Pick<Labels, 'close'>> | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Takes the whole attention for one matter. For a question that must be answered, use AlertDialog. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  size,
  footer,
  children,
  labels,
  className,
  ref,
  ...rest
}: DialogProps) {
  const { close } = useLabels(labels);
  const descriptionId = useId();
  return (
    <ModalFrame {...{ isOpen, onOpenChange, size }} isDismissable>
      <RacDialog
        data-component="Dialog"
        {...rest}
        {...(ref ? { ref } : {})}
        {...(description ? { 'aria-describedby': descriptionId } : {})}
        className={joinClasses(dialog, className)}
      >
        <div data-part="header" className={header}>
          <div className={titles}>
            <DialogTitle>{title}</DialogTitle>
            {description && (
              <p id={descriptionId} data-part="description" className={descriptionClass}>
                {description}
              </p>
            )}
          </div>
          <IconButton
            data-part="close"
            label={close}
            icon={X}
            className={closeButton}
            onPress={() => onOpenChange(false)}
          />
        </div>
        {children && (
          <div data-part="body" className={body}>
            {children}
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
