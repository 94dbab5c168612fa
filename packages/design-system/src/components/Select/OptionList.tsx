import type { ReactNode } from 'react';
import { Collection, Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components';
import { Check } from '../../icons/glyphs.ts';
import { Icon } from '../../icons/Icon.tsx';
import { empty, list, option, optionHelp, optionWords, section, sectionTitle, tick } from './Select.css.ts';
import { isSection } from './selectEntries.ts';
import type { SelectEntry, SelectOption } from './selectEntries.ts';

interface OptionListProps {
  /** A combo box hands its own down, filtered. */
  entries?: readonly SelectEntry[] | undefined;
  /** What stands there while there is nothing to choose. */
  emptyText: ReactNode;
}

const item = ({ value, label, description, isDisabled = false }: SelectOption) => (
  <ListBoxItem id={value} textValue={label} isDisabled={isDisabled} className={option}>
    {({ isSelected }) => (
      <>
        <span aria-hidden="true" className={tick}>
          {isSelected && <Icon glyph={Check} size={16} />}
        </span>
        <span className={optionWords}>
          {/* Without React Aria's slots: both lines are seen, so both belong to the name. */}
          <span>{label}</span>
          {description && <span className={optionHelp}>{description}</span>}
        </span>
      </>
    )}
  </ListBoxItem>
);

/** The options that a Select or a ComboBox opens. */
export function OptionList({ entries, emptyText }: OptionListProps) {
  return (
    <ListBox<SelectEntry>
      items={entries}
      className={list}
      renderEmptyState={() => (
        <div data-part="empty" className={empty}>
          {emptyText}
        </div>
      )}
    >
      {(entry) =>
        isSection(entry) ? (
          <ListBoxSection // A title may be called as an option is.
            id={`# ${entry.title}`}
            className={section}
          >
            <Header className={sectionTitle}>{entry.title}</Header>
            <Collection items={entry.options}>{item}</Collection>
          </ListBoxSection>
        ) : (
          item(entry)
        )
      }
    </ListBox>
  );
}
