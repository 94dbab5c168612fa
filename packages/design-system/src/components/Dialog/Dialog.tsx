import { useId } from 'react';
import type { ReactNode } from 'react';
import { X } from '../../icons/glyphs.ts';
import { generalWords } from '../../labels/english/generalWords.ts';
import { useWords } from '../../labels/LabelsProvider.tsx';
import type { Labels } from '../../labels/labels.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { closeButton, description as descriptionClass, modal, titles } from './Dialog.css.ts';
import { DialogPanel } from './DialogPanel.tsx';
import { DiscardQuestion } from './DiscardQuestion.tsx';
import type { DialogRootProps } from './dialogRootProps.ts';
import { DialogTitle } from './DialogTitle.tsx';
import type { DialogSize } from './dialogValues.ts';
import { useFilledIn } from './useFilledIn.ts';
import { needsKnown } from '../../dev/needsKnown.ts';

export interface DialogProps extends DialogRootProps {
  title: ReactNode;
  description?: ReactNode;
  /** @default 'md' */
  size?: DialogSize | undefined;
  /** Its buttons, the one that goes on last. */
  footer?: ReactNode;
  /**
   * Escape, the cross and a step back ask before what was typed in a form of it is lost. A press outside leaves it open
   * then anyway.
   */
  asksFirst?: boolean | undefined;
  /** Something in it would be lost that none of its fields tells: files that were dropped, say. */
  isFilledIn?: boolean | undefined;
  children?: ReactNode;
  labels?: Partial<Pick<Labels, 'close'>> | undefined;
}

/** Takes the whole attention for one matter. For a question that must be answered, use AlertDialog. */
export function Dialog({
  title,
  description,
  size,
  footer,
  asksFirst,
  isFilledIn,
  children,
  labels,
  ...root
}: DialogProps) {
  if (process.env.NODE_ENV !== 'production') {
    needsKnown('Dialog', modal, { size });
  }
  const { close } = useWords(generalWords, labels);
  const descriptionId = useId();
  const filling = useFilledIn({ ...root, asksFirst, isFilledIn });
  return (
    <DialogPanel
      component="Dialog"
      role="dialog"
      {...root}
      {...filling}
      size={size}
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
            onPress={filling.onOpenChange}
          />
        </>
      }
      body={children}
      footer={
        filling.isAsking ? (
          <DiscardQuestion onKept={filling.onOpenChange} onDiscarded={() => root.onOpenChange(false)} />
        ) : (
          footer
        )
      }
    />
  );
}
