import type { ReactNode, Ref } from 'react';
import { Sheet as RacSheet, SheetBackdrop, SheetContent, SheetOverlay } from 'react-aria-components';
import { joinClasses } from '../../css/joinClasses.ts';
import { X } from '../../icons/glyphs.ts';
import { generalWords } from '../../labels/english/generalWords.ts';
import { useWords } from '../../labels/LabelsProvider.tsx';
import type { Labels } from '../../labels/labels.ts';
import { body, closeButton, footer as footerClass, header } from '../Dialog/Dialog.css.ts';
import type { DialogRootProps } from '../Dialog/dialogRootProps.ts';
import { DialogTitle } from '../Dialog/DialogTitle.tsx';
import { useStepBack } from '../Dialog/useStepBack.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { InsideDialogContext } from '../Popover/InsideDialog.ts';
import { backdrop, content, dimming, handle, overlay, sheet } from './Sheet.css.ts';

export interface SheetProps extends DialogRootProps {
  /** Called with false when the cross, Escape, a swipe down or a press outside asks to close it. */
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  /** Its buttons, the one that goes on last. */
  footer?: ReactNode;
  children: ReactNode;
  /** Draws the bar that says: swipe. It can be swiped without one, too. @default true */
  hasHandle?: boolean | undefined;
  labels?: Partial<Pick<Labels, 'close'>> | undefined;
}

/** A panel that comes up from the foot of a small screen and goes down again by a swipe. */
export function Sheet({
  isOpen,
  onOpenChange,
  title,
  footer,
  children,
  hasHandle = true,
  labels,
  className,
  ref,
  ...rest
}: SheetProps) {
  const { close } = useWords(generalWords, labels);
  useStepBack(isOpen, onOpenChange);
  return (
    <SheetOverlay data-overlay="modal" {...{ isOpen, onOpenChange }} className={overlay}>
      <SheetBackdrop className={backdrop} swipeAnimation={dimming} />
      <RacSheet overscrollPadding className={sheet}>
        <SheetContent
          data-component="Sheet"
          {...rest}
          ref={ref as Ref<HTMLDivElement>}
          className={joinClasses(content, className)}
        >
          <InsideDialogContext value>
            {hasHandle && <div aria-hidden="true" data-part="handle" className={handle} />}
            <div data-part="header" className={header}>
              <DialogTitle>{title}</DialogTitle>
              <IconButton
                data-part="close"
                label={close}
                icon={X}
                className={closeButton}
                onPress={() => onOpenChange(false)}
              />
            </div>
            <div data-part="body" className={body}>
              {children}
            </div>
            {footer && (
              <div data-part="footer" className={footerClass}>
                {footer}
              </div>
            )}
          </InsideDialogContext>
        </SheetContent>
      </RacSheet>
    </SheetOverlay>
  );
}
