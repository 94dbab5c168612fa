import type { Ref } from 'react';
import { Select as RacSelect, SelectValue } from 'react-aria-components';
import type { SelectProps as RacSelectProps } from 'react-aria-components';
import { NativeButton } from '../Button/NativeButton.tsx';
import { joinClasses } from '../../css/joinClasses.ts';
import { ChevronDown } from '../../icons/glyphs.ts';
import { Icon } from '../../icons/Icon.tsx';
import { choosingWords } from '../../labels/english/choosingWords.ts';
import { generalWords } from '../../labels/english/generalWords.ts';
import { useWords } from '../../labels/LabelsProvider.tsx';
import type { Labels } from '../../labels/labels.ts';
import { PendingBar } from '../Button/PendingBar.tsx';
import { chosenValue } from '../Field/choiceOption.ts';
import { control } from '../Field/Field.css.ts';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { fieldParts } from '../Field/fieldParts.ts';
import type { FieldProps, OwnedByField } from '../Field/fieldProps.ts';
import { FloatingPanel } from '../Popover/FloatingPanel.tsx';
import { needsEntries } from './needsEntries.ts';
import { OptionList } from './OptionList.tsx';
import { button, chevron, value as valueClass } from './Select.css.ts';
import { optionsOf } from './selectEntries.ts';
import type { SelectEntry, SelectOption } from './selectEntries.ts';

export interface SelectProps<Value extends string = string>
  extends
    Omit<
      RacSelectProps<SelectOption<Value>>,
      | OwnedByField
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'selectedKey'
      | 'defaultSelectedKey'
      | 'onSelectionChange'
      | 'selectionMode'
      | 'disabledKeys'
      | 'placeholder'
    >,
    FieldProps {
  /** Options, or sections of options under a title. */
  options: readonly SelectEntry<Value>[];
  /** null means that nothing is chosen yet. */
  value?: Value | null | undefined;
  defaultValue?: Value | undefined;
  onChange?: ((value: Value) => void) | undefined;
  placeholder?: string | undefined;
  /** The options are still on their way. */
  isLoading?: boolean | undefined;
  labels?: Partial<Pick<Labels, 'choose' | 'loading' | 'nothingFound'>> | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** One of a list that opens. For two to five short choices, show them all instead. */
export function Select<Value extends string = string>({
  options,
  value,
  defaultValue,
  onChange,
  placeholder,
  isLoading = false,
  labels,
  ...props
}: SelectProps<Value>) {
  if (process.env.NODE_ENV !== 'production')
    needsEntries('Select', options, isLoading ? {} : { value, defaultValue });
  const { root, frame, size } = fieldParts('Select', props);
  const { choose, nothingFound } = useWords(choosingWords, labels);
  const { loading } = useWords(generalWords, labels);
  return (
    <RacSelect<SelectOption<Value>>
      {...root}
      {...{ value, defaultValue }}
      onChange={(key) => {
        const chosen = chosenValue(optionsOf(options), key as string | null);
        if (chosen !== undefined) onChange?.(chosen);
      }}
      placeholder={placeholder ?? choose}
    >
      <FieldFrame {...frame}>
        <NativeButton data-part="control" className={joinClasses(control({ size }), button)}>
          <SelectValue<SelectOption<Value>> data-part="value" className={valueClass}>
            {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
          </SelectValue>
          <span aria-hidden="true" className={chevron}>
            <Icon glyph={ChevronDown} size={16} />
          </span>
          {isLoading && <PendingBar />}
        </NativeButton>
      </FieldFrame>
      <FloatingPanel>
        <OptionList entries={options} emptyText={isLoading ? loading : nothingFound} />
      </FloatingPanel>
    </RacSelect>
  );
}
