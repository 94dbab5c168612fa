import type { ReactNode, Ref } from 'react';
import type { ButtonProps as RacButtonProps } from 'react-aria-components';
import { NativeButton } from './NativeButton.tsx';
import { joinClasses } from '../../css/joinClasses.ts';
import { needsKnown } from '../../dev/needsKnown.ts';
import type { Glyph } from '../../icons/Icon.tsx';
import { button } from './Button.css.ts';
import { ButtonContent } from './ButtonContent.tsx';
import type { ButtonLook } from './buttonValues.ts';

export interface ButtonProps
  extends
    Omit<RacButtonProps, 'children' | 'className' | 'style' | 'render' | 'isDisabled' | 'isPending'>,
    ButtonLook {
  children: ReactNode;
  icon?: Glyph | undefined;
  /** Stands at the end: a price, a shortcut, a count. */
  trailing?: ReactNode;
  /** At work: keeps focus, ignores presses, and says so. */
  isPending?: boolean | undefined;
  /** Out of reach, also of the keyboard. Prefer `isUnavailable`, which can tell why. */
  isDisabled?: boolean | undefined;
  /** Looks unavailable and says so, yet takes focus and presses: answer those with the reason. */
  isUnavailable?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Does something when pressed. For what goes somewhere, use LinkButton. */
export function Button({
  tone,
  variant,
  size,
  icon,
  trailing,
  isPending = false,
  isDisabled = false,
  isUnavailable = false,
  className,
  children,
  ref,
  ...rest
}: ButtonProps) {
  if (process.env.NODE_ENV !== 'production') needsKnown('Button', button, { tone, variant, size });
  return (
    <NativeButton
      data-component="Button"
      {...rest}
      ref={ref}
      {...(isUnavailable ? { 'aria-disabled': true, 'data-unavailable': true } : {})}
      isPending={isPending}
      isDisabled={isDisabled}
      className={joinClasses(button({ tone, variant, size }), className)}
    >
      <ButtonContent {...{ icon, trailing, size, isPending }}>{children}</ButtonContent>
    </NativeButton>
  );
}
