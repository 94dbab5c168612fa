import type { ReactNode, Ref } from 'react';
import { Input, SearchField as RacSearchField } from 'react-aria-components';
import type { SearchFieldProps as RacSearchFieldProps } from 'react-aria-components';
import { joinClasses } from '../../css/joinClasses.ts';
import { Search, X } from '../../icons/glyphs.ts';
import { Icon } from '../../icons/Icon.tsx';
import { fieldWords } from '../../labels/english/fieldWords.ts';
import { useWords } from '../../labels/LabelsProvider.tsx';
import type { Labels } from '../../labels/labels.ts';
import { input } from '../Field/Field.css.ts';
import { FieldBox } from '../Field/FieldBox.tsx';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { fieldParts } from '../Field/fieldParts.ts';
import type { FieldProps, OwnedByField } from '../Field/fieldProps.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { clear, searchInput } from './SearchField.css.ts';

export interface SearchFieldProps
  extends
    Omit<RacSearchFieldProps, OwnedByField | 'value' | 'onChange' | 'onSubmit' | 'onClear' | 'placeholder'>,
    FieldProps {
  value?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  /** Enter was pressed. */
  onSubmitted?: ((searched: { text: string }) => void) | undefined;
  onCleared?: (() => void) | undefined;
  placeholder?: string | undefined;
  /** The search is under way. */
  isPending?: boolean | undefined;
  /** Stands in the box after the text: a shortcut, a count. */
  trailing?: ReactNode;
  labels?: Partial<Pick<Labels, 'clearSearch'>> | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** Words to search for, which one press clears. */
export function SearchField({
  isPending,
  value,
  onChange,
  onSubmitted,
  onCleared,
  placeholder,
  trailing,
  labels,
  inputRef,
  ...props
}: SearchFieldProps) {
  const { root, frame, size } = fieldParts('SearchField', props);
  const { clearSearch } = useWords(fieldWords, labels);
  return (
    <RacSearchField
      {...root}
      {...{ value, onChange }}
      onClear={onCleared}
      onSubmit={(text) => onSubmitted?.({ text })}
    >
      {({ isInvalid }) => (
        <FieldFrame {...frame}>
          <FieldBox
            {...{ size, isInvalid, trailing, isPending }}
            isDisabled={root.isDisabled}
            leading={<Icon glyph={Search} size={16} />}
          >
            <Input className={joinClasses(input, searchInput)} ref={inputRef} placeholder={placeholder} />
            <span className={clear}>
              <IconButton label={clearSearch} icon={X} size="sm" isDisabled={root.isDisabled} />
            </span>
          </FieldBox>
        </FieldFrame>
      )}
    </RacSearchField>
  );
}
