import type { ReactNode } from 'react';
import { Dialog as RacDialog } from 'react-aria-components';
import { joinClasses } from '../../css/joinClasses.ts';
import { X } from '../../icons/glyphs.ts';
import { generalWords } from '../../labels/english/generalWords.ts';
import { useWords } from '../../labels/LabelsProvider.tsx';
import type { Labels } from '../../labels/labels.ts';
import { body, closeButton, dialog, footer as footerClass, header } from '../Dialog/Dialog.css.ts';
import type { DialogRootProps } from '../Dialog/dialogRootProps.ts';
import { DialogTitle } from '../Dialog/DialogTitle.tsx';
import { ModalFrame } from '../Dialog/ModalFrame.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { drawer } from './Drawer.css.ts';

export const drawerSides = ['start', 'end'] as const;
export type DrawerSide = (typeof drawerSides)[number];

interface DrawerCommonProps extends DialogRootProps {
  /** In reading direction. @default 'start' */
  side?: DrawerSide | undefined;
  /** Its buttons, the one that goes on last. */
  footer?: ReactNode;
  /** A function is given what closes it. */
  children: ReactNode | ((given: { close: () => void }) => ReactNode);
  labels?: Partial<Pick<Labels, 'close'>> | undefined;
}

/** Under a title that is seen, with a cross beside it, or bare with a name for a screen reader. */
export type DrawerProps = DrawerCommonProps &
  ({ title: ReactNode; label?: undefined } | { title?: undefined; label: string });

/** A panel from the side, over the page: what a small screen has no room to show all the time. */
export function Drawer({
  isOpen,
  onOpenChange,
  title,
  label,
  side,
  footer,
  children,
  labels,
  className,
  ref,
  ...rest
}: DrawerProps) {
  const words = useWords(generalWords, labels);
  const close = () => onOpenChange(false);
  const content = typeof children === 'function' ? children({ close }) : children;
  return (
    <ModalFrame isDismissable {...{ isOpen, onOpenChange }} panelClassName={drawer({ side })}>
      <RacDialog
        data-component="Drawer"
        {...rest}
        ref={ref}
        {...(label ? { 'aria-label': label } : {})}
        className={joinClasses(dialog, className)}
      >
        {title ? (
          <>
            <div data-part="header" className={header}>
              <DialogTitle>{title}</DialogTitle>
              <IconButton
                data-part="close"
                label={words.close}
                icon={X}
                className={closeButton}
                onPress={close}
              />
            </div>
            <div data-part="body" className={body}>
              {content}
            </div>
          </>
        ) : (
          content
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
