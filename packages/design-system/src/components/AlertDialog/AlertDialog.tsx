import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { Dialog as RacDialog } from 'react-aria-components';
import type { DialogProps as RacDialogProps } from 'react-aria-components';
import { joinClasses } from '../../css/joinClasses.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { body, dialog, footer, header } from '../Dialog/Dialog.css.ts';
import { DialogTitle } from '../Dialog/DialogTitle.tsx';
import { ModalFrame } from '../Dialog/ModalFrame.tsx';

export const alertDialogTones = ['neutral', 'danger'] as const;
export type AlertDialogTone = (typeof alertDialogTones)[number];

export interface AlertDialogProps extends Omit<
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
  /** Called with false by the cancel button and by Escape. A press outside does nothing. */
  onOpenChange: (isOpen: boolean) => void;
  /** The question. */
  title: ReactNode;
  /** What the answer brings about. */
  children?: ReactNode;
  /** The deed by its name: 'Delete', not 'OK'. */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  /** danger for what can't be undone. @default 'neutral' */
  tone?: AlertDialogTone | undefined;
  /** Closing is left to you, so that a deed that takes time can show itself by `isPending` first. */
  onConfirmed: () => void;
  isPending?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** A question that must be answered before anything else goes on. */
export function AlertDialog({
  isOpen,
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'neutral',
  onConfirmed,
  isPending = false,
  className,
  ref,
  ...rest
}: AlertDialogProps) {
  const { cancel } = useLabels();
  const wordsId = useId();
  return (
    <ModalFrame {...{ isOpen, onOpenChange }} size="sm" isDismissable={false} isLocked={isPending}>
      <RacDialog
        data-component="AlertDialog"
        {...rest}
        {...(ref ? { ref } : {})}
        {...(children ? { 'aria-describedby': wordsId } : {})}
        role="alertdialog"
        className={joinClasses(dialog, className)}
      >
        <div data-part="header" className={header}>
          <DialogTitle>{title}</DialogTitle>
        </div>
        {children && (
          <div id={wordsId} data-part="body" className={body}>
            {children}
          </div>
        )}
        <div data-part="footer" className={footer}>
          {/* The harmless answer has focus first: Enter must not destroy anything. */}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
          <Button autoFocus isDisabled={isPending} onPress={() => onOpenChange(false)}>
            {cancelLabel ?? cancel}
          </Button>
          <Button
            tone={tone === 'danger' ? 'danger' : 'accent'}
            variant="solid"
            isPending={isPending}
            onPress={() => onConfirmed()}
          >
            {confirmLabel}
          </Button>
        </div>
      </RacDialog>
    </ModalFrame>
  );
}
