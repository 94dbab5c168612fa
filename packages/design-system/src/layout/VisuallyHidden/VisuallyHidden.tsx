import type { ComponentProps } from 'react';
import { joinClasses } from '../../css/joinClasses.ts';
import { visuallyHidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends Omit<ComponentProps<'span'>, 'style'> {}

/** Words for a screen reader alone. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return (
    <span data-component="VisuallyHidden" {...rest} className={joinClasses(visuallyHidden, className)} />
  );
}
