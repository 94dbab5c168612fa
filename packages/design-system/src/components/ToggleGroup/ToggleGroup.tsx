import type { Ref } from 'react';
import { ToggleButtonGroup } from 'react-aria-components';
import type { Key, ToggleButtonGroupProps } from 'react-aria-components';
import { joinClasses } from '../../css/joinClasses.ts';
import { needsOptions } from '../../dev/needsOptions.ts';
import { needsLabel } from '../../dev/needsLabel.ts';
import type { Glyph } from '../../icons/Icon.tsx';
import type { ButtonSize } from '../Button/buttonValues.ts';
import { ToggleButton } from '../ToggleButton/ToggleButton.tsx';
import type { ToggleVariant } from '../ToggleButton/ToggleButton.tsx';
import { group } from './ToggleGroup.css.ts';

export interface ToggleOption<Value extends string = string> {
  value: Value;
  label: string;
  /** Required where the group shows drawings alone. */
  icon?: Glyph | undefined;
  isDisabled?: boolean | undefined;
}

interface ToggleGroupCommonProps<Value extends string> extends Omit<
  ToggleButtonGroupProps,
  | 'children'
  | 'className'
  | 'style'
  | 'render'
  | 'selectionMode'
  | 'selectedKeys'
  | 'defaultSelectedKeys'
  | 'onSelectionChange'
  | 'aria-label'
> {
  /** Names the group for a screen reader. */
  label: string;
  options: readonly ToggleOption<Value>[];
  /** @default 'outline' */
  variant?: ToggleVariant | undefined;
  /** @default 'md' */
  size?: ButtonSize | undefined;
  /** Shows the drawings alone; each label becomes a tooltip. */
  isIconOnly?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** One of the options or none (null), or with `selectionMode="multiple"` any number of them. */
export type ToggleGroupProps<Value extends string = string> = ToggleGroupCommonProps<Value> &
  (
    | {
        selectionMode?: 'single' | undefined;
        value?: NoInfer<Value> | null | undefined;
        defaultValue?: NoInfer<Value> | null | undefined;
        onChange?: ((value: Value | null) => void) | undefined;
      }
    | {
        selectionMode: 'multiple';
        value?: readonly NoInfer<Value>[] | undefined;
        defaultValue?: readonly NoInfer<Value>[] | undefined;
        onChange?: ((value: readonly Value[]) => void) | undefined;
      }
  );

const asKeys = (value: string | null | readonly string[] | undefined) =>
  value === undefined ? undefined : new Set<Key>(typeof value === 'string' ? [value] : value);

/** Toggle buttons that belong together, of which one or several can be on. */
export function ToggleGroup<Value extends string = string>(props: ToggleGroupProps<Value>) {
  const {
    label,
    options,
    isIconOnly = false,
    selectionMode = 'single',
    value,
    defaultValue,
    onChange,
    variant,
    size,
    className,
    ref,
    ...rest
  } = props;
  if (process.env.NODE_ENV !== 'production') {
    needsLabel('ToggleGroup', label);
    needsOptions('ToggleGroup', options, { value, defaultValue });
  }
  const report = (keys: Set<Key>) => {
    const chosen = options.filter((option) => keys.has(option.value)).map((option) => option.value);
    // Its type follows the mode, which destructuring loses.
    const tell = onChange as ((value: readonly Value[] | Value | null) => void) | undefined;
    tell?.(selectionMode === 'multiple' ? chosen : (chosen[0] ?? null));
  };
  return (
    <ToggleButtonGroup
      data-component="ToggleGroup"
      {...rest}
      ref={ref}
      selectedKeys={asKeys(value)}
      defaultSelectedKeys={asKeys(defaultValue)}
      selectionMode={selectionMode}
      onSelectionChange={report}
      aria-label={label}
      // In a Toolbar it is a mere group, which has no orientation.
      render={(dom) =>
        dom.role === 'group' ? <div {...dom} aria-orientation={undefined} /> : <div {...dom} />
      }
      className={joinClasses(group, className)}
    >
      {options.map(({ value: id, label: words, icon, isDisabled }) => {
        const shared = { id, variant, size, isDisabled };
        return isIconOnly && icon ? (
          <ToggleButton key={id} {...shared} label={words} icon={icon} />
        ) : (
          <ToggleButton key={id} {...shared} icon={icon}>
            {words}
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
}
