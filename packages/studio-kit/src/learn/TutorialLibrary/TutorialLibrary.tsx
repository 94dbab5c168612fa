import { foundTutorials, type Tutorial, type TutorialSearch } from '@kinora/contract';
import { EmptyState, Grid, Stack, Tabs } from '@kinora/design-system';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { learnLabels } from '../../labels/learnLabels.ts';
import { TutorialCard, type TutorialCardProps } from '../TutorialCard/index.ts';
import { TutorialFilter } from '../TutorialFilter/index.ts';

export interface TutorialLibraryProps extends Pick<TutorialCardProps, 'onSoonRequested'> {
  tutorials: readonly Tutorial[];
  /** Where the pictures lie, by the names that tutorials have for them. */
  pictures: Readonly<Record<string, string>>;
  search: TutorialSearch;
  onSearchChanged: (event: { search: TutorialSearch }) => void;
  labels?: Partial<KitLabels['learn']> | undefined;
}

const tabs = ['featured', 'all'] as const;

/** Every tutorial, to be searched and browsed (A343 to A347). */
export function TutorialLibrary({
  tutorials,
  pictures,
  search,
  onSearchChanged,
  onSoonRequested,
  labels,
}: TutorialLibraryProps) {
  const words = useKitLabels('learn', learnLabels, labels);
  const found = foundTutorials(tutorials, search);
  const cards =
    found.length === 0 ? (
      <EmptyState title={words.tutorial.empty.title}>{words.tutorial.empty.description}</EmptyState>
    ) : (
      <Grid minColumnWidth="16rem" maxColumns={3} gap={16}>
        {found.map((tutorial, index) => (
          <TutorialCard
            key={tutorial.id}
            tutorial={tutorial}
            headingLevel={2}
            picture={pictures[tutorial.thumbnail]}
            loading={index === 0 ? 'eager' : 'lazy'}
            onSoonRequested={onSoonRequested}
            labels={labels}
          />
        ))}
      </Grid>
    );
  return (
    <Stack gap={20} data-component="TutorialLibrary">
      <TutorialFilter {...{ search, onSearchChanged, labels }} count={found.length} />
      <Tabs
        label={words.tutorials}
        selectedId={search.tab}
        onSelectedChange={({ id }) => {
          const tab = tabs.find((each) => each === id);
          if (tab && tab !== search.tab) onSearchChanged({ search: { ...search, tab } });
        }}
        items={tabs.map((tab) => ({
          id: tab,
          label: words.tutorial.tabs[tab],
          content: tab === search.tab ? cards : null,
        }))}
      />
    </Stack>
  );
}
