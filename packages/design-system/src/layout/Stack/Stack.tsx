import type { ComponentProps } from 'react';
import { joinClasses } from '../../css/joinClasses.ts';
import { needsKnown } from '../../dev/needsKnown.ts';
import type { Space } from '../../tokens/scales.ts';
import type { Alignment, LayoutElement } from '../layoutValues.ts';
import { stack } from './Stack.css.ts';

export interface StackProps extends Omit<ComponentProps<'div'>, 'style'> {
  /** Room between the children, in steps of the space scale. @default 12 */
  gap?: Space | undefined;
  /** Across the stack. @default 'stretch' */
  align?: Alignment | undefined;
  as?: LayoutElement | undefined;
}

/** Children one under another. */
export function Stack({ gap, align, as = 'div', className, ...rest }: StackProps) {
  if (process.env.NODE_ENV !== 'production') needsKnown('Stack', stack, { gap, align });
  const Element = as as 'div';
  return (
    <Element data-component="Stack" {...rest} className={joinClasses(stack({ gap, align }), className)} />
  );
}
