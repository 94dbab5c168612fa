import type { ReactNode } from 'react';
import { RadioButton, RadioField, Text } from 'react-aria-components';
import { cssVariables } from '../../css/cssVariables.ts';
import { Check } from '../../icons/glyphs.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { Glyph } from '../../icons/Icon.tsx';
import type { ChoiceOption } from '../Field/choiceOption.ts';
import { OneOfSeveral } from '../RadioGroup/OneOfSeveral.tsx';
import type { OneOfSeveralProps } from '../RadioGroup/radioGroupProps.ts';
import {
  card,
  cards,
  cell,
  description as descriptionClass,
  icon as iconClass,
  leastWidth,
  media as mediaClass,
  tick,
  title,
  trailing as trailingClass,
  words,
} from './RadioCards.css.ts';

export const radioCardLayouts = ['tile', 'row'] as const;
export type RadioCardLayout = (typeof radioCardLayouts)[number];

export const radioCardSizes = ['sm', 'md'] as const;
export type RadioCardSize = (typeof radioCardSizes)[number];

export interface RadioCardOption<Value extends string = string> extends ChoiceOption<Value> {
  icon?: Glyph | undefined;
  /** A picture or a drawing of what it means. It adds nothing to the name, so the label has to say it. */
  media?: ReactNode;
  /** Stands at the end: a price, a length. */
  trailing?: ReactNode;
}

export interface RadioCardsProps<Value extends string = string> extends OneOfSeveralProps<
  Value,
  RadioCardOption<Value>
> {
  /** Tiles have their media above the words, rows before them. @default 'tile' */
  layout?: RadioCardLayout | undefined;
  /** @default 'md' */
  size?: RadioCardSize | undefined;
  /** The narrowest a card may get, as a CSS length: as many stand side by side as there is room for. @default '9rem' */
  minCardWidth?: string | undefined;
}

/** One of several choices that a picture or a line of words tells best. */
export function RadioCards<Value extends string = string>({
  layout = 'tile',
  size,
  minCardWidth = '9rem',
  ...rest
}: RadioCardsProps<Value>) {
  return (
    <OneOfSeveral component="RadioCards" orientation="horizontal" {...rest}>
      <div data-part="cards" className={cards} style={cssVariables([[leastWidth, minCardWidth]])}>
        {rest.options.map(({ value, label, description, isDisabled = false, icon, media, trailing }) => (
          <RadioField key={value} value={value} isDisabled={isDisabled} className={cell}>
            <RadioButton data-part="card" data-layout={layout} className={card({ layout, size })}>
              {({ isSelected }) => (
                <>
                  {media && (
                    <span aria-hidden="true" data-part="media" className={mediaClass}>
                      {media}
                    </span>
                  )}
                  {icon && (
                    <span className={iconClass}>
                      <Icon glyph={icon} size={20} />
                    </span>
                  )}
                  <span className={words}>
                    <span data-part="title" className={title}>
                      <bdi>{label}</bdi>
                    </span>
                    {description && (
                      <span aria-hidden="true" data-part="description" className={descriptionClass}>
                        {description}
                      </span>
                    )}
                  </span>
                  {trailing && (
                    <span data-part="trailing" className={trailingClass}>
                      <bdi>{trailing}</bdi>
                    </span>
                  )}
                  {isSelected && (
                    <span aria-hidden="true" data-part="tick" className={tick}>
                      <Icon glyph={Check} size={16} />
                    </span>
                  )}
                </>
              )}
            </RadioButton>
            {/* What is seen inside the card would belong to its name; this is its description. */}
            {description && (
              <Text slot="description" hidden>
                {description}
              </Text>
            )}
          </RadioField>
        ))}
      </div>
    </OneOfSeveral>
  );
}
