import type { ComponentProps } from 'react';
import { joinClasses } from '../../css/joinClasses.ts';
import { needsKnown } from '../../dev/needsKnown.ts';
import { divider, words } from './Divider.css.ts';
import type { DividerVariant } from './dividerValues.ts';

interface DividerCommonProps extends Omit<ComponentProps<'div'>, 'style' | 'children' | 'role'> {
  /** @default 'subtle' */
  variant?: DividerVariant | undefined;
}

interface HorizontalDividerProps extends DividerCommonProps {
  /** @default 'horizontal' */
  orientation?: 'horizontal' | undefined;
  /** Words in the middle of the line: 'or'. */
  label?: string | undefined;
}

interface VerticalDividerProps extends DividerCommonProps {
  orientation: 'vertical';
  label?: undefined;
}

export type DividerProps = HorizontalDividerProps | VerticalDividerProps;

/** A hairline between what belongs apart. */
export function Divider({ variant, orientation = 'horizontal', label, className, ...rest }: DividerProps) {
  if (process.env.NODE_ENV !== 'production') needsKnown('Divider', divider, { variant });
  return (
    <div
      data-component="Divider"
      {...rest}
      role="separator"
      aria-orientation={orientation}
      {...(label ? { 'aria-label': label } : {})}
      className={joinClasses(divider({ variant }), className)}
    >
      {label && (
        <span data-part="label" className={words}>
          {label}
        </span>
      )}
    </div>
  );
}
