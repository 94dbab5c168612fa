import type { ComponentProps } from 'react';
import { joinClasses } from '../../css/joinClasses.ts';
import { kbd } from './Kbd.css.ts';

export interface KbdProps extends Omit<ComponentProps<'kbd'>, 'style'> {}

/** One key of a shortcut. Set several side by side in an Inline. */
export function Kbd({ className, ...rest }: KbdProps) {
  return <kbd data-component="Kbd" {...rest} className={joinClasses(kbd, className)} />;
}
