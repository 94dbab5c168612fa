import type { ReactNode, Ref } from 'react';
import { ComboBox as RacComboBox, Input } from 'react-aria-components';
import type { ComboBoxProps as RacComboBoxProps } from 'react-aria-components';
import { NativeButton } from '../Button/NativeButton.tsx';
import { ChevronDown } from '../../icons/glyphs.ts';
import { Icon } from '../../icons/Icon.tsx';
import { choosingWords } from '../../labels/english/choosingWords.ts';
import { generalWords } from '../../labels/english/generalWords.ts';
import { useWords } from '../../labels/LabelsProvider.tsx';
import type { Labels } from '../../labels/labels.ts';
import { chosenValue } from '../Field/choiceOption.ts';
import { input } from '../Field/Field.css.ts';
import { FieldBox } from '../Field/FieldBox.tsx';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { fieldParts } from '../Field/fieldParts.ts';
import type { FieldProps, OwnedByField } from '../Field/fieldProps.ts';
import { FloatingPanel } from '../Popover/FloatingPanel.tsx';
import { OptionList } from '../Select/OptionList.tsx';
import type { SelectOption } from '../Select/selectEntries.ts';
import { opener } from './ComboBox.css.ts';
import { useTypedText } from './useTypedText.ts';
import { needsOptions } from '../../dev/needsOptions.ts';

type OwnedByComboBox =
  | OwnedByField
  | 'items'
  | 'defaultItems'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'selectedKey'
  | 'defaultSelectedKey'
  | 'onSelectionChange'
  | 'selectionMode'
  | 'inputValue'
  | 'defaultInputValue'
  | 'onInputChange'
  | 'disabledKeys'
  | 'formValue'
  | 'allowsCustomValue'
  | 'allowsEmptyCollection';

export interface ComboBoxProps<Value extends string = string>
  extends Omit<RacComboBoxProps<SelectOption<Value>>, OwnedByComboBox>, FieldProps {
  /** Without sections: React fails on them in development while one types, until it stops reading React Aria's nodes. */
  options: readonly SelectOption<Value>[];
  /** null means that nothing is chosen. */
  value?: NoInfer<Value> | null | undefined;
  defaultValue?: NoInfer<Value> | undefined;
  onChange?: ((value: Value | null) => void) | undefined;
  inputValue?: string | undefined;
  defaultInputValue?: string | undefined;
  /** What stands in the field changed: the moment to ask a server for options. */
  onInputChange?: ((text: string) => void) | undefined;
  /** The options fit what is typed already, as a server found them: all of them are shown. */
  isFiltered?: boolean | undefined;
  /** Options are on their way. */
  isLoading?: boolean | undefined;
  /** Lets what is typed count though it is no option: on Enter, and on leaving the field. */
  onTextEntered?: ((entered: { text: string }) => void) | undefined;
  placeholder?: string | undefined;
  /** Stands in the box before the text. */
  leading?: ReactNode;
  labels?: Partial<Pick<Labels, 'loading' | 'nothingFound' | 'pressToUse'>> | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** One of a long list, found by typing. */
export function ComboBox<Value extends string = string>({
  options,
  value,
  defaultValue,
  onChange,
  inputValue,
  defaultInputValue,
  onInputChange,
  isFiltered = false,
  isLoading = false,
  onTextEntered,
  placeholder,
  leading,
  labels,
  inputRef,
  ...props
}: ComboBoxProps<Value>) {
  if (process.env.NODE_ENV !== 'production') {
    // What a server found for the typed text, or what may be typed freely, need not hold what is chosen.
    const isWhole = !isFiltered && !isLoading && !onTextEntered;
    needsOptions('ComboBox', options, isWhole ? { value, defaultValue } : {});
  }
  const { root, frame, size } = fieldParts('ComboBox', props);
  const { loading } = useWords(generalWords, labels);
  const { nothingFound, pressToUse } = useWords(choosingWords, labels);
  const typed = useTypedText({
    inputValue,
    defaultInputValue,
    onInputChange,
    isOption: (text) => options.some((option) => option.label === text),
    onTextEntered,
  });
  const emptyText = onTextEntered && typed.text.trim() ? pressToUse(typed.text.trim()) : nothingFound;
  return (
    <RacComboBox<SelectOption<Value>>
      menuTrigger="focus"
      {...root}
      {...{ value, defaultValue, inputValue, defaultInputValue }}
      {...(isFiltered ? { items: options } : { defaultItems: options })}
      onInputChange={typed.onInputChange}
      onChange={(key) => onChange?.(chosenValue(options, key as string | null) ?? null)}
      allowsEmptyCollection
      allowsCustomValue={onTextEntered !== undefined}
    >
      <FieldFrame {...frame}>
        <FieldBox {...{ size, leading }} isPending={isLoading}>
          <Input
            className={input}
            onKeyDownCapture={typed.onKeyDown}
            onBlurCapture={typed.onBlur}
            ref={inputRef}
            placeholder={placeholder}
          />
          <NativeButton data-part="opener" className={opener}>
            <Icon glyph={ChevronDown} size={16} />
          </NativeButton>
        </FieldBox>
      </FieldFrame>
      <FloatingPanel>
        <OptionList emptyText={isLoading ? loading : emptyText} />
      </FloatingPanel>
    </RacComboBox>
  );
}
