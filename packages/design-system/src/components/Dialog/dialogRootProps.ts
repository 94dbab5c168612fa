import type { Ref } from 'react';
import type { DialogProps as RacDialogProps } from 'react-aria-components';

/** What every modal takes at its root, whatever it looks like. Who opens it holds its state. */
export interface DialogRootProps extends Omit<
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
  /** Called with false when something in it, Escape or a press outside asks to close it. */
  onOpenChange: (isOpen: boolean) => void;
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}
