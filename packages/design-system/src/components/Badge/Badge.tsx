import type { ComponentProps } from 'react';
import { joinClasses } from '../../css/joinClasses.ts';
import { needsKnown } from '../../dev/needsKnown.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { Glyph } from '../../icons/Icon.tsx';
import { badge, iconBox } from './Badge.css.ts';
import type { BadgeSize, BadgeTone, BadgeVariant } from './badgeValues.ts';

export interface BadgeProps extends Omit<ComponentProps<'span'>, 'style'> {
  /** @default 'neutral' */
  tone?: BadgeTone | undefined;
  /** @default 'soft' */
  variant?: BadgeVariant | undefined;
  /** @default 'md' */
  size?: BadgeSize | undefined;
  icon?: Glyph | undefined;
}

/** A word or a number that marks a thing: its state, its price, that it is new. It can't be pressed. */
export function Badge({ tone, variant, size, icon, className, children, ...rest }: BadgeProps) {
  if (process.env.NODE_ENV !== 'production') needsKnown('Badge', badge, { tone, variant, size });
  return (
    <span data-component="Badge" {...rest} className={joinClasses(badge({ tone, variant, size }), className)}>
      {icon && (
        <span data-part="icon" className={iconBox}>
          <Icon glyph={icon} size={16} />
        </span>
      )}
      {children}
    </span>
  );
}
