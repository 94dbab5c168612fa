import { useState } from 'react';
import { Header, Input, ListBox, ListBoxSection, SearchField } from 'react-aria-components';
import { Search } from '../../icons/glyphs.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { commandWords } from '../../labels/english/commandWords.ts';
import type { Labels } from '../../labels/labels.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { sectionTitle } from '../Menu/Menu.css.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import type { CommandItem } from './commandItem.ts';
import { CommandLine } from './CommandLine.tsx';
import { empty, group, input, list, search } from './CommandPalette.css.ts';
import { commandSections } from './commandSections.ts';
import { SearchedList } from './SearchedList.tsx';

export interface CommandSearchProps {
  items: readonly CommandItem[];
  /** Ids of what was used last, the latest first: shown over the rest until something is typed. */
  recentIds?: readonly string[] | undefined;
  /** What was typed has changed: the moment to ask a server. */
  onQueryChange?: ((event: { query: string }) => void) | undefined;
  /** Items are still being looked for. */
  isLoading?: boolean | undefined;
  /** The items are what a server found, so nothing is left out of them here. */
  isSearchedElsewhere?: boolean | undefined;
}

interface CommandSearchOwnProps extends CommandSearchProps {
  words: Pick<Labels, keyof typeof commandWords | 'loading'>;
  onAction: (chosen: { id: string }) => void;
}

/** What is typed and what answers to it. It forgets the query with the palette. */
export function CommandSearch({
  items,
  recentIds = [],
  onQueryChange,
  isLoading = false,
  isSearchedElsewhere = false,
  words,
  onAction,
}: CommandSearchOwnProps) {
  const [query, setQuery] = useState('');
  const sections = commandSections(items, {
    query,
    recentIds,
    recentTitle: words.recent,
    isSearchedElsewhere,
  });
  const count = sections.reduce((sum, section) => sum + section.items.length, 0);
  return (
    <SearchedList
      query={query}
      onQueryChange={(typed) => {
        setQuery(typed);
        onQueryChange?.({ query: typed });
      }}
    >
      {/* Whoever calls the palette wants to type. */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <SearchField autoFocus aria-label={words.searchCommands} data-part="search" className={search}>
        <Icon glyph={Search} size={18} />
        {/* The pattern of a combobox: the focus stays here, and tells which line is at hand. React Aria adds what it controls. */}
        <Input
          type="text"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
          role="combobox"
          aria-haspopup="listbox"
          aria-expanded={count > 0}
          placeholder={words.searchCommands}
          className={input}
        />
        {isLoading && count > 0 && <Spinner size="sm" isLabelHidden label={words.loading} />}
      </SearchField>
      {count > 0 ? (
        <ListBox
          aria-label={words.commands}
          // The line at hand from the start; the focus itself stays in the field.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus="first"
          shouldFocusWrap
          data-part="list"
          className={list}
          onAction={(key) => onAction({ id: String(key) })}
        >
          {sections.map(({ id, title, items: found }) => (
            <ListBoxSection
              key={id}
              id={id}
              aria-label={title ? undefined : words.commands}
              className={group}
            >
              {title && <Header className={sectionTitle}>{title}</Header>}
              {found.map((item) => (
                <CommandLine key={item.id} item={item} />
              ))}
            </ListBoxSection>
          ))}
        </ListBox>
      ) : (
        <div data-part="empty" className={empty}>
          {isLoading ? <Spinner label={words.loading} /> : words.noneFound(query.trim())}
        </div>
      )}
      <VisuallyHidden role="status">
        {isLoading ? words.loading : count > 0 ? words.resultCount(count) : words.noneFound(query.trim())}
      </VisuallyHidden>
    </SearchedList>
  );
}
