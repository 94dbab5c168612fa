import { useId } from 'react';
import type { ReactNode } from 'react';
import { X } from '../../icons/glyphs.ts';
import { generalWords } from '../../labels/english/generalWords.ts';
import { useWords } from '../../labels/LabelsProvider.tsx';
import type { Labels } from '../../labels/labels.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { closeButton, description as descriptionClass, modal, titles } from './Dialog.css.ts';
import { DialogPanel } from './DialogPanel.tsx';
import type { DialogRootProps } from './dialogRootProps.ts';
import { DialogTitle } from './DialogTitle.tsx';
import type { DialogSize } from './dialogValues.ts';
import { needsKnown } from '../../dev/needsKnown.ts';

export interface DialogProps extends DialogRootProps {
  title: ReactNode;
  description?: ReactNode;
  /** @default 'md' */
  size?: DialogSize | undefined;
  /** Its buttons, the one that goes on last. */
  footer?: ReactNode;
  children?: ReactNode;
  labels?: Partial<Pick<Labels, 'close'>> | undefined;
}

/** Takes the whole attention for one matter. For a question that must be answered, use AlertDialog. */
export function Dialog({ title, description, size, footer, children, labels, ...root }: DialogProps) {
  if (process.env.NODE_ENV !== 'production') {
    needsKnown('Dialog', modal, { size });
  }
  const { close } = useWords(generalWords, labels);
  const descriptionId = useId();
  return (
    <DialogPanel
      component="Dialog"
      role="dialog"
      {...root}
      size={size}
      isDismissable
      descriptionId={description ? descriptionId : undefined}
      header={
        <>
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
            onPress={() => root.onOpenChange(false)}
          />
        </>
      }
      body={children}
      footer={footer}
    />
  );
}
