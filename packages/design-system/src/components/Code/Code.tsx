import type { ComponentProps } from 'react';
import { joinClasses } from '../../css/joinClasses.ts';
import { code } from './Code.css.ts';

export interface CodeProps extends Omit<ComponentProps<'code'>, 'style'> {}

/** A word of a machine inside a sentence: a seed, a file, a setting. */
export function Code({ className, ...rest }: CodeProps) {
  return <code data-component="Code" {...rest} className={joinClasses(code, className)} />;
}
