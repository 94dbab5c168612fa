import type { ReactNode, Ref } from 'react';
import { Link as RacLink } from 'react-aria-components';
import type { LinkProps as RacLinkProps } from 'react-aria-components';
import { joinClasses } from '../../css/joinClasses.ts';
import { needsKnown } from '../../dev/needsKnown.ts';
import type { Glyph } from '../../icons/Icon.tsx';
import { button, iconBox } from '../Button/Button.css.ts';
import { ButtonContent } from '../Button/ButtonContent.tsx';
import { ownClicks } from '../Button/ownClicks.ts';
import type { ButtonLook } from '../Button/buttonValues.ts';
import { NewTabMark } from '../Link/NewTabMark.tsx';
import { safeRel } from '../Link/safeRel.ts';
import { useNewTabName } from '../Link/useNewTabName.ts';

export interface LinkButtonProps
  extends Omit<RacLinkProps, 'children' | 'className' | 'style' | 'render' | 'href'>, ButtonLook {
  href: string;
  children: ReactNode;
  icon?: Glyph | undefined;
  trailing?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** Goes somewhere and looks like a button; what opens a new tab says so. For what does something, use Button. */
export function LinkButton({
  tone,
  variant,
  size,
  icon,
  trailing,
  className,
  children,
  ref,
  target,
  rel,
  'aria-label': ariaLabel,
  ...rest
}: LinkButtonProps) {
  if (process.env.NODE_ENV !== 'production') needsKnown('LinkButton', button, { tone, variant, size });
  const name = useNewTabName(ariaLabel, target);
  return (
    <RacLink
      data-component="LinkButton"
      {...ownClicks}
      {...rest}
      aria-label={name || undefined}
      {...safeRel(target, rel)}
      ref={ref as Ref<HTMLAnchorElement & HTMLSpanElement>}
      className={joinClasses(button({ tone, variant, size }), className)}
    >
      <ButtonContent {...{ icon, trailing, size }}>{children}</ButtonContent>
      <NewTabMark target={target} className={iconBox} />
    </RacLink>
  );
}
