import type { ComponentProps } from 'react';
import { joinClasses } from '../../css/joinClasses.ts';
import { visuallyHidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends Omit<ComponentProps<'span'>, 'style'> {
  /** Of a live region: it is heard also while a dialog hides the rest of the page. @default false */
  isHeardOverDialogs?: boolean | undefined;
}

/** Words for a screen reader alone. */
export function VisuallyHidden({ isHeardOverDialogs, className, ...rest }: VisuallyHiddenProps) {
  return (
    <span
      data-component="VisuallyHidden"
      // What React Aria leaves alone of all that it hides around a dialog.
      data-live-announcer={isHeardOverDialogs || undefined}
      {...rest}
      className={joinClasses(visuallyHidden, className)}
    />
  );
}
