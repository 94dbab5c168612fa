import type { ReactNode, Ref } from 'react';
import { Link as RacLink } from 'react-aria-components';
import type { LinkProps as RacLinkProps } from 'react-aria-components';
import { joinClasses } from '../../css/joinClasses.ts';
import type { Glyph } from '../../icons/Icon.tsx';
import { button } from '../Button/Button.css.ts';
import { ButtonContent } from '../Button/ButtonContent.tsx';
import type { ButtonLook } from '../Button/buttonValues.ts';
import { safeRel } from '../Link/safeRel.ts';

export interface LinkButtonProps
  extends Omit<RacLinkProps, 'children' | 'className' | 'style' | 'render' | 'href'>, ButtonLook {
  href: string;
  children: ReactNode;
  icon?: Glyph | undefined;
  trailing?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** Goes somewhere and looks like a button. For what does something, use Button. */
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
  ...rest
}: LinkButtonProps) {
  return (
    <RacLink
      data-component="LinkButton"
      {...rest}
      {...safeRel(target, rel)}
      {...(ref ? { ref: ref as Ref<HTMLAnchorElement & HTMLSpanElement> } : {})}
      className={joinClasses(button({ tone, variant, size }), className)}
    >
      <ButtonContent {...{ icon, trailing, size }}>{children}</ButtonContent>
    </RacLink>
  );
}
