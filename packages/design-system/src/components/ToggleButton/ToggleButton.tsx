import type { ReactNode, Ref } from 'react';
import { ToggleButton as RacToggleButton } from 'react-aria-components';
import type { ToggleButtonProps as RacToggleButtonProps } from 'react-aria-components';
import { joinClasses } from '../../css/joinClasses.ts';
import { needsKnown } from '../../dev/needsKnown.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { Glyph } from '../../icons/Icon.tsx';
import { button } from '../Button/Button.css.ts';
import { ButtonContent } from '../Button/ButtonContent.tsx';
import type { ButtonSize } from '../Button/buttonValues.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { whileDisabled } from '../Button/whileDisabled.ts';

/** None is solid: what is on has to be the one that stands out. */
export const toggleVariants = ['outline', 'soft', 'ghost'] as const;
export type ToggleVariant = (typeof toggleVariants)[number];

interface ToggleButtonCommonProps extends Omit<
  RacToggleButtonProps,
  | 'children'
  | 'className'
  | 'style'
  | 'render'
  | 'isSelected'
  | 'isDisabled'
  | 'onChange'
  | 'aria-label'
  | 'aria-pressed'
> {
  /** @default 'outline' */
  variant?: ToggleVariant | undefined;
  /** @default 'md' */
  size?: ButtonSize | undefined;
  isSelected?: boolean | undefined;
  isDisabled?: boolean | undefined;
  onChange?: ((isSelected: boolean) => void) | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Words with a drawing or without, or a drawing alone with a name for its tooltip. */
export type ToggleButtonProps = ToggleButtonCommonProps &
  (
    | { children: ReactNode; icon?: Glyph | undefined; label?: undefined }
    | { children?: undefined; icon: Glyph; label: string }
  );

/** Stays on until it is pressed again. Its words are the same in both states. */
export function ToggleButton({
  variant,
  size,
  icon,
  label,
  isSelected,
  isDisabled = false,
  onChange,
  className,
  children,
  ref,
  ...rest
}: ToggleButtonProps) {
  if (process.env.NODE_ENV !== 'production') needsKnown('ToggleButton', button, { variant, size });
  const isSquare = label !== undefined;
  const toggle = (
    <RacToggleButton
      data-component="ToggleButton"
      {...whileDisabled}
      {...rest}
      ref={ref}
      {...{ isSelected, onChange }}
      aria-label={label}
      isDisabled={isDisabled}
      className={joinClasses(button({ variant, size, isSquare }), className)}
    >
      {isSquare && icon ? (
        <Icon glyph={icon} size={size === 'sm' ? 16 : size === 'lg' ? 20 : 18} />
      ) : (
        <ButtonContent {...{ icon, size }}>{children}</ButtonContent>
      )}
    </RacToggleButton>
  );
  return isSquare ? (
    <Tooltip isLabel trigger={toggle}>
      {label}
    </Tooltip>
  ) : (
    toggle
  );
}
