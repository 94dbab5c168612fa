import { tutorialFilters, type TutorialSearch } from '@kinora/contract';
import { Inline, SearchField, Stack, Text, ToggleGroup } from '@kinora/design-system';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { learnLabels } from '../../labels/learnLabels.ts';

export interface TutorialFilterProps {
  search: TutorialSearch;
  /** The categories, with the counts beside them. @default those of the product */
  filters?: typeof tutorialFilters | undefined;
  /** How many are shown. */
  count: number;
  onSearchChanged: (event: { search: TutorialSearch }) => void;
  labels?: Partial<Pick<KitLabels['learn'], 'searchTutorials' | 'categories' | 'tutorial'>> | undefined;
}

/** Finds tutorials by words and by category (A343). The counts of the categories are fixed labels (D20). */
export function TutorialFilter({
  search,
  filters = tutorialFilters,
  count,
  onSearchChanged,
  labels,
}: TutorialFilterProps) {
  const words = useKitLabels('learn', learnLabels, labels);
  return (
    <Stack gap={12} role="search" data-component="TutorialFilter">
      <SearchField
        label={words.searchTutorials}
        isLabelHidden
        placeholder={words.searchTutorials}
        value={search.words}
        onChange={(typed) => onSearchChanged({ search: { ...search, words: typed } })}
      />
      <Inline gap={12} justify="between">
        <ToggleGroup
          label={words.categories}
          value={search.category}
          // Pressed again it stays: one category always holds.
          onChange={(category) => category && onSearchChanged({ search: { ...search, category } })}
          options={filters.map(({ id, label, count: fixed }) => ({
            value: id,
            label: `${label} ${fixed}`,
          }))}
        />
        <Text role="status" size="sm" tone="secondary" isNumeric>
          {words.tutorial.showing(count)}
        </Text>
      </Inline>
    </Stack>
  );
}
