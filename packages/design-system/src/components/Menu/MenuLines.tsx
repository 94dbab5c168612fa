import type { ReactNode } from 'react';
import { Header, MenuSection as RacMenuSection } from 'react-aria-components';
import { section, sectionTitle } from './Menu.css.ts';
import { isSection } from './menuEntry.ts';
import type { MenuChoiceSection, MenuContent, MenuLineLook, MenuSection } from './menuEntry.ts';

interface MenuLinesProps<Entry extends MenuLineLook> {
  contents: readonly MenuContent<Entry>[];
  /** Draws one line; in a section of choices it keeps room for a tick. */
  renderLine: (entry: Entry, isChoice: boolean) => ReactNode;
}

/** The lines of a menu, in sections or without. */
export function MenuLines<Entry extends MenuLineLook>({ contents, renderLine }: MenuLinesProps<Entry>) {
  return contents.map((content) =>
    isSection(content) ? (
      <RacMenuSection
        key={content.id}
        id={content.id}
        {...(isChoice(content) ? choice(content) : {})}
        data-part="section"
        className={section}
      >
        {content.title && (
          <Header data-part="section-title" className={sectionTitle}>
            {content.title}
          </Header>
        )}
        {(content.entries as readonly Entry[]).map((entry) => renderLine(entry, isChoice(content)))}
      </RacMenuSection>
    ) : (
      renderLine(content, false)
    ),
  );
}

const isChoice = (section: MenuSection<MenuLineLook>): section is MenuChoiceSection =>
  section.selectionMode !== undefined;

function choice({ selectionMode, selectedIds, onSelectedChange, entries }: MenuChoiceSection) {
  return {
    selectionMode,
    selectedKeys: selectedIds,
    disallowEmptySelection: selectionMode === 'single',
    onSelectionChange: (keys: 'all' | Set<string | number>) =>
      onSelectedChange({ ids: keys === 'all' ? entries.map(({ id }) => id) : [...keys].map(String) }),
  };
}
