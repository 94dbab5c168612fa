import type { ReactNode, Ref } from 'react';
import { Toolbar as RacToolbar } from 'react-aria-components';
import type { ToolbarProps as RacToolbarProps } from 'react-aria-components';
import { joinClasses } from '../../css/joinClasses.ts';
import { needsLabel } from '../../dev/needsLabel.ts';
import { needsKnown } from '../../dev/needsKnown.ts';
import { toolbar } from './Toolbar.css.ts';

export const toolbarVariants = ['plain', 'framed', 'floating'] as const;
export type ToolbarVariant = (typeof toolbarVariants)[number];

export interface ToolbarProps extends Omit<
  RacToolbarProps,
  'children' | 'className' | 'style' | 'render' | 'aria-label'
> {
  /** Names it for a screen reader. */
  label: string;
  /** Floating lies over media. @default 'plain' */
  variant?: ToolbarVariant | undefined;
  children: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Tools in a row that are one stop for the tab key. */
export function Toolbar({ label, variant, className, ref, ...rest }: ToolbarProps) {
  if (process.env.NODE_ENV !== 'production') {
    needsLabel('Toolbar', label);
    needsKnown('Toolbar', toolbar, { variant });
  }
  return (
    <RacToolbar
      data-component="Toolbar"
      {...rest}
      ref={ref}
      aria-label={label}
      className={joinClasses(toolbar({ variant }), className)}
    />
  );
}
