import { Checkbox } from 'react-aria-components';
import { joinClasses } from '../../css/joinClasses.ts';
import { Check } from '../../icons/glyphs.ts';
import { Icon } from '../../icons/Icon.tsx';
import { card, content, cover, tick } from './Card.css.ts';
import type { CardProps } from './Card.tsx';

export interface SelectableCardProps extends Omit<CardProps, 'onChange' | 'onClick' | 'defaultValue'> {
  /** What is chosen: names its check box. */
  label: string;
  isSelected?: boolean | undefined;
  defaultSelected?: boolean | undefined;
  onChange?: ((isSelected: boolean) => void) | undefined;
  isDisabled?: boolean | undefined;
  /** In a form, the name that its value goes by. */
  name?: string | undefined;
  value?: string | undefined;
}

/** A card that is chosen or not, together with others. For one of several, use RadioCards. */
export function SelectableCard({
  label,
  isSelected,
  defaultSelected,
  onChange,
  isDisabled = false,
  name,
  value,
  variant,
  padding,
  as = 'div',
  className,
  children,
  ...rest
}: SelectableCardProps) {
  const Element = as as 'div';
  return (
    <Element
      data-component="SelectableCard"
      {...rest}
      className={joinClasses(card({ variant, padding, isCovered: true }), className)}
    >
      <Checkbox
        data-part="cover"
        aria-label={label}
        isDisabled={isDisabled}
        isSelected={isSelected}
        defaultSelected={defaultSelected}
        onChange={onChange}
        name={name}
        value={value}
        className={cover}
      >
        {({ isSelected: isOn }) =>
          isOn && (
            <span data-part="tick" className={tick}>
              <Icon glyph={Check} size={16} />
            </span>
          )
        }
      </Checkbox>
      <div data-part="content" className={content}>
        {children}
      </div>
    </Element>
  );
}
