import { foundHelp, routes, type HelpCategory } from '@kinora/contract';
import {
  Badge,
  Disclosure,
  DisclosureGroup,
  EmptyState,
  Heading,
  Inline,
  LinkButton,
  SearchField,
  Stack,
  Text,
  VisuallyHidden,
} from '@kinora/design-system';
import { MessageSquare, Play, Users } from '@kinora/design-system/icons';
import { useState } from 'react';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { learnLabels } from '../../labels/learnLabels.ts';
import './HelpCategories.css.ts';

export interface HelpCategoriesProps {
  /** @default those of the product */
  categories?: readonly HelpCategory[] | undefined;
  /** What is searched for. */
  query: string;
  onQueryChanged: (event: { query: string }) => void;
  /** The community's chat, on another site. Without it, there is no such link. */
  communityHref?: string | undefined;
  /** Where Contact Support leads. @default the feedback page of the product */
  contactHref?: string | undefined;
  /** @default the documentation of the product */
  tutorialsHref?: string | undefined;
  labels?: Partial<KitLabels['learn']> | undefined;
}

/** What people ask, by what it is about; the first category is open at first (A199 to A203). */
export function HelpCategories({
  query,
  onQueryChanged,
  communityHref,
  categories,
  contactHref = routes.feedback.path,
  tutorialsHref = routes.documentation.path,
  labels,
}: HelpCategoriesProps) {
  const words = useKitLabels('learn', learnLabels, labels);
  const found = foundHelp(query, categories);
  const [openIds, setOpenIds] = useState<readonly string[]>(() =>
    foundHelp('', categories)
      .slice(0, 1)
      .map(({ id }) => id),
  );
  /** Of what a search found: put away again until the next word. */
  const [closedIds, setClosedIds] = useState<readonly string[]>([]);
  const isSearching = query.trim() !== '';
  const foundIds = found.map(({ id }) => id);
  const count = found.reduce((sum, { entries }) => sum + entries.length, 0);

  return (
    <Stack gap={20} data-component="HelpCategories">
      <SearchField
        label={words.help.search}
        isLabelHidden
        placeholder={words.help.search}
        size="lg"
        value={query}
        onChange={(typed) => {
          setClosedIds([]);
          onQueryChanged({ query: typed });
        }}
      />
      <VisuallyHidden role="status">{isSearching ? words.helpResults(count) : ''}</VisuallyHidden>
      {count === 0 ? (
        <EmptyState title={words.help.empty.title}>{words.help.empty.description}</EmptyState>
      ) : (
        <DisclosureGroup
          allowsMultipleExpanded
          variant="outline"
          // Whatever a search finds is to be seen; what was open before is so again after it.
          expandedIds={isSearching ? foundIds.filter((id) => !closedIds.includes(id)) : openIds}
          onExpandedChange={({ ids }) =>
            isSearching ? setClosedIds(foundIds.filter((id) => !ids.includes(id))) : setOpenIds(ids)
          }
        >
          {found.map(({ id, title, entries }) => (
            <Disclosure
              key={id}
              id={id}
              title={title}
              headingLevel={2}
              trailing={<Badge size="sm">{entries.length}</Badge>}
            >
              <Stack gap={20}>
                {entries.map(({ question, answer }) => (
                  <Stack key={question} gap={4}>
                    <Heading level={3} size="sm">
                      {question}
                    </Heading>
                    <Text as="p" tone="secondary">
                      {answer}
                    </Text>
                  </Stack>
                ))}
              </Stack>
            </Disclosure>
          ))}
        </DisclosureGroup>
      )}
      <Stack as="section" gap={12}>
        <Heading level={2}>{words.moreHelp}</Heading>
        <Inline gap={8}>
          <LinkButton icon={MessageSquare} href={contactHref}>
            {words.help.contact}
          </LinkButton>
          <LinkButton icon={Play} href={tutorialsHref}>
            {words.help.tutorials}
          </LinkButton>
          {communityHref && (
            <LinkButton icon={Users} href={communityHref} target="_blank">
              {words.help.community}
            </LinkButton>
          )}
        </Inline>
      </Stack>
    </Stack>
  );
}
