import { useId } from 'react';
import type { ReactNode } from 'react';
import { generalWords } from '../../labels/english/generalWords.ts';
import { useWords } from '../../labels/LabelsProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { DialogPanel } from '../Dialog/DialogPanel.tsx';
import type { DialogRootProps } from '../Dialog/dialogRootProps.ts';
import { DialogTitle } from '../Dialog/DialogTitle.tsx';

export const alertDialogTones = ['neutral', 'danger'] as const;
export type AlertDialogTone = (typeof alertDialogTones)[number];

export interface AlertDialogProps extends DialogRootProps {
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
}

/** A question that must be answered before anything else goes on. */
export function AlertDialog({
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'neutral',
  onConfirmed,
  isPending = false,
  ...root
}: AlertDialogProps) {
  const { cancel } = useWords(generalWords);
  const wordsId = useId();
  return (
    <DialogPanel
      component="AlertDialog"
      role="alertdialog"
      {...root}
      size="sm"
      isLocked={isPending}
      descriptionId={children ? wordsId : undefined}
      header={<DialogTitle>{title}</DialogTitle>}
      body={children}
      footer={
        <>
          {/* The harmless answer has focus first: Enter must not destroy anything. */}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
          <Button autoFocus isDisabled={isPending} onPress={() => root.onOpenChange(false)}>
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
        </>
      }
    />
  );
}
