import { creationSorts, creationTypes, type CreationSort, type CreationType } from '@kinora/contract';
import { Button, Count, SearchField, SegmentedControl, Select, Text } from '@kinora/design-system';
import { History, Trash2 } from '@kinora/design-system/icons';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { historyLabels } from '../../labels/historyLabels.ts';
import { bar, room, search, sort, sum, trash, trashBar, types } from './FilterBar.css.ts';

export interface HistoryFilters {
  readonly type: CreationType | 'all';
  readonly sort: CreationSort;
  readonly search: string;
  readonly isTrash: boolean;
}

export const noFilters: HistoryFilters = { type: 'all', sort: 'newest', search: '', isTrash: false };

export interface FilterBarProps {
  filters: HistoryFilters;
  /** How many there are with these filters; null while nobody knows, undefined where they could not be counted. */
  total: number | null | undefined;
  /** The search is under way. */
  isPending?: boolean | undefined;
  onFiltersChanged: (event: { filters: HistoryFilters }) => void;
  labels?: Partial<KitLabels['history']> | undefined;
}

/** What of the history is shown, in which order, and how much that is. */
export function FilterBar({ filters, total, isPending, onFiltersChanged, labels }: FilterBarProps) {
  const said = useKitLabels('history', historyLabels, labels);
  const change = (changed: Partial<HistoryFilters>) =>
    onFiltersChanged({ filters: { ...filters, ...changed } });
  return (
    <div role="search" aria-label={said.title} className={room} data-component="FilterBar">
      <div className={filters.isTrash ? trashBar : bar}>
        <Text as="p" role="status" size="sm" tone="secondary" className={sum}>
          {total === null
            ? said.counting
            : total !== undefined && (
                <Count value={total} words={filters.isTrash ? said.trashed : said.creation} />
              )}
        </Text>
        {!filters.isTrash && (
          <>
            <SearchField
              className={search}
              label={said.search}
              isLabelHidden
              placeholder={said.searchHint}
              value={filters.search}
              isPending={isPending}
              onChange={(text) => change({ search: text })}
            />
            <SegmentedControl
              className={types}
              label={said.types.label}
              isLabelHidden
              options={(['all', ...creationTypes] as const).map((value) => ({
                value,
                label: said.types[value],
              }))}
              value={filters.type}
              onChange={(type) => change({ type })}
            />
            <Select
              className={sort}
              label={said.sorts.label}
              isLabelHidden
              options={creationSorts.map((value) => ({ value, label: said.sorts[value] }))}
              value={filters.sort}
              onChange={(order) => change({ sort: order })}
            />
          </>
        )}
        {/* One button for the way there and back, so that the focus stays. */}
        <Button
          className={trash}
          icon={filters.isTrash ? History : Trash2}
          onPress={() => change({ isTrash: !filters.isTrash })}
        >
          {filters.isTrash ? said.backFromTrash : said.trash}
        </Button>
      </div>
    </div>
  );
}
