import { docsTabs, foundSections, type DocsSection } from '@kinora/contract';
import { EmptyState, Heading, Link, Prose, SearchField, Stack, Tabs, Text } from '@kinora/design-system';
import { useId } from 'react';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { learnLabels } from '../../labels/learnLabels.ts';
import { Blocks } from '../Blocks/Blocks.tsx';
import { contents, page, section as sectionClass, sections, toc } from './DocsTabs.css.ts';

export interface DocsTab {
  readonly id: string;
  readonly label: string;
  readonly sections: readonly DocsSection[];
}

export interface DocsTabsProps {
  /** @default those of the product */
  tabs?: readonly DocsTab[] | undefined;
  selectedId: string;
  onTabChanged: (event: { id: string }) => void;
  query: string;
  onQueryChanged: (event: { query: string }) => void;
  labels?: Partial<KitLabels['learn']> | undefined;
}

/** The documentation: guides, the API and what one can build with (A211, A212). */
export function DocsTabs({
  tabs = docsTabs,
  selectedId,
  onTabChanged,
  query,
  onQueryChanged,
  labels,
}: DocsTabsProps) {
  const words = useKitLabels('learn', learnLabels, labels);
  const found = tabs.map((tab) => ({
    ...tab,
    sections: query.trim() === '' ? tab.sections : foundSections(tab.sections, query),
  }));
  return (
    <Stack gap={20} data-component="DocsTabs">
      <SearchField
        label={words.searchDocs}
        isLabelHidden
        placeholder={words.searchDocs}
        value={query}
        onChange={(typed) => onQueryChanged({ query: typed })}
      />
      <Tabs
        label={words.documentation}
        selectedId={selectedId}
        onSelectedChange={onTabChanged}
        items={found.map(({ id, label, sections: shown }) => ({
          id,
          label,
          // While one searches it tells where to look.
          ...(query.trim() === '' ? {} : { badge: shown.length }),
          content: id === selectedId ? <Sections shown={shown} words={words} /> : null,
        }))}
      />
    </Stack>
  );
}

function Sections({ shown, words }: { shown: readonly DocsSection[]; words: KitLabels['learn'] }) {
  const labelId = useId();
  if (shown.length === 0) return <EmptyState title={words.nothingInDocs}>{words.tryOtherWords}</EmptyState>;
  return (
    <div className={page}>
      <div className={contents}>
        <nav className={toc} aria-labelledby={labelId}>
          <Text id={labelId} size="xs" tone="tertiary" weight="medium">
            {words.onThisPage}
          </Text>
          <ul>
            {shown.map(({ id, title }) => (
              <li key={id}>
                <Link href={`#${id}`} isQuiet tone="secondary">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={sections}>
          {shown.map(({ id, title, blocks }) => (
            <section key={id} id={id} className={sectionClass} aria-labelledby={`${id}-title`}>
              <Heading level={2} id={`${id}-title`}>
                {title}
              </Heading>
              <Prose>
                <Blocks blocks={blocks} />
              </Prose>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
