import type { Ref } from 'react';
import type { ButtonProps as RacButtonProps, TooltipProps } from 'react-aria-components';
import { NativeButton } from '../Button/NativeButton.tsx';
import { joinClasses } from '../../css/joinClasses.ts';
import { needsKnown } from '../../dev/needsKnown.ts';
import { needsGlyph } from '../../dev/needsGlyph.ts';
import { needsLabel } from '../../dev/needsLabel.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { Glyph } from '../../icons/Icon.tsx';
import { button } from '../Button/Button.css.ts';
import type { ButtonLook } from '../Button/buttonValues.ts';
import { PendingBar } from '../Button/PendingBar.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';

export interface IconButtonProps
  extends
    Omit<
      RacButtonProps,
      | 'children'
      | 'className'
      | 'style'
      | 'render'
      | 'isDisabled'
      | 'isPending'
      | 'aria-label'
      | 'aria-pressed'
    >,
    ButtonLook {
  /** Its name, and what its tooltip says. */
  label: string;
  icon: Glyph;
  /** Makes it a switch that is on or off. The label stays the same in both. */
  isPressed?: boolean | undefined;
  isPending?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** Looks unavailable, yet takes focus and presses: answer those with the reason. */
  isUnavailable?: boolean | undefined;
  tooltipPlacement?: TooltipProps['placement'] | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button that is only a drawing; its name shows on hover and on focus. */
export function IconButton({
  label,
  icon,
  isPressed,
  isPending = false,
  isDisabled = false,
  isUnavailable = false,
  tone,
  variant = 'ghost',
  size,
  tooltipPlacement,
  className,
  ref,
  ...rest
}: IconButtonProps) {
  if (process.env.NODE_ENV !== 'production') {
    needsLabel('IconButton', label);
    needsGlyph('IconButton', 'icon', icon);
    needsKnown('IconButton', button, { tone, variant, size });
  }
  const trigger = (
    <NativeButton
      data-component="IconButton"
      {...rest}
      ref={ref}
      aria-pressed={isPressed}
      data-selected={isPressed || undefined}
      {...(isUnavailable ? { 'aria-disabled': true, 'data-unavailable': true } : {})}
      aria-label={label}
      isPending={isPending}
      isDisabled={isDisabled}
      className={joinClasses(button({ tone, variant, size, isSquare: true }), className)}
    >
      <Icon glyph={icon} size={size === 'sm' ? 16 : size === 'lg' ? 20 : 18} />
      {isPending && <PendingBar />}
    </NativeButton>
  );
  return (
    <Tooltip isLabel trigger={trigger} placement={tooltipPlacement}>
      {label}
    </Tooltip>
  );
}
