import { useRef } from 'react';
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
import { useLocale } from '../../labels/LocaleProvider.tsx';
import { PendingBar } from '../Button/PendingBar.tsx';
import { control } from '../Field/Field.css.ts';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { fieldParts } from '../Field/fieldParts.ts';
import type { FieldProps, OwnedByField } from '../Field/fieldProps.ts';
import { FloatingPanel } from '../Popover/FloatingPanel.tsx';
import { needsEntries } from '../Select/needsEntries.ts';
import { OptionList } from '../Select/OptionList.tsx';
import { button, chevron, value as valueClass } from '../Select/Select.css.ts';
import type { SelectEntry, SelectOption } from '../Select/selectEntries.ts';
import { chosenOf } from './chosenOf.ts';
import { ClearChosen } from './ClearChosen.tsx';
import { box, count, words } from './MultiSelect.css.ts';

export interface MultiSelectProps<Value extends string = string>
  extends
    Omit<
      RacSelectProps<SelectOption<Value>, 'multiple'>,
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
  value?: readonly NoInfer<Value>[] | undefined;
  defaultValue?: readonly NoInfer<Value>[] | undefined;
  /** All that are chosen now, in the order in which they stand. */
  onChange?: ((value: readonly Value[]) => void) | undefined;
  placeholder?: string | undefined;
  /** The options are still on their way. */
  isLoading?: boolean | undefined;
  labels?:
    | Partial<Pick<Labels, 'choose' | 'loading' | 'nothingFound' | 'chosen' | 'clearChosen'>>
    | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Any number of a list that opens. For a few short choices, show them all instead. */
export function MultiSelect<Value extends string = string>({
  options,
  value,
  defaultValue,
  onChange,
  placeholder,
  isLoading = false,
  labels,
  ...props
}: MultiSelectProps<Value>) {
  if (process.env.NODE_ENV !== 'production')
    needsEntries('MultiSelect', options, isLoading ? {} : { value, defaultValue });
  const { root, frame, size } = fieldParts('MultiSelect', props);
  const { choose, nothingFound, chosen, clearChosen } = useWords(choosingWords, labels);
  const { loading } = useWords(generalWords, labels);
  const { locale } = useLocale();
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <RacSelect<SelectOption<Value>, 'multiple'>
      {...root}
      {...{ value, defaultValue }}
      selectionMode="multiple"
      onChange={(keys) => onChange?.(chosenOf(options, keys).map((option) => option.value))}
      placeholder={placeholder ?? choose}
    >
      {({ isInvalid }) => (
        <>
          <FieldFrame {...frame}>
            <div className={box} data-invalid={isInvalid || undefined}>
              <NativeButton
                ref={opener}
                data-part="control"
                className={joinClasses(control({ size }), button)}
              >
                <SelectValue<SelectOption<Value>>
                  data-part="value"
                  className={joinClasses(valueClass, words)}
                >
                  {({ state: { value: keys }, defaultChildren }) => {
                    const names = chosenOf(options, keys).map((option) => option.label);
                    if (names.length === 0) return defaultChildren;
                    return (
                      <>
                        {names.length > 1 && (
                          <span data-part="count" className={count}>
                            {chosen(names.length)}
                          </span>
                        )}{' '}
                        {new Intl.ListFormat(locale).format(names)}
                      </>
                    );
                  }}
                </SelectValue>
                <span aria-hidden="true" className={chevron}>
                  <Icon glyph={ChevronDown} size={16} />
                </span>
                {isLoading && <PendingBar />}
              </NativeButton>
              <ClearChosen
                label={clearChosen(props.label)}
                isDisabled={root.isDisabled}
                onCleared={() => opener.current?.focus()}
              />
            </div>
          </FieldFrame>
          <FloatingPanel>
            <OptionList entries={options} emptyText={isLoading ? loading : nothingFound} />
          </FloatingPanel>
        </>
      )}
    </RacSelect>
  );
}
