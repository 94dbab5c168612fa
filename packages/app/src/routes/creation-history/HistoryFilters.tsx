import {
  creationSorts,
  creationTypes,
  historyWords,
  type CreationSort,
  type CreationType,
} from '@kinora/contract';
import { Inline, Select } from '@kinora/design-system';
import type { CreationsView } from '../../queries/creations.ts';

const all = 'all';
const types = [all, ...creationTypes].map((value) => ({
  value,
  label: historyWords.types[value as CreationType | typeof all],
}));
const sorts = creationSorts.map((value) => ({ value, label: historyWords.sorts[value] }));

export interface HistoryFiltersProps {
  view: CreationsView;
  onViewChanged: (view: CreationsView) => void;
}

export function HistoryFilters({ view, onViewChanged }: HistoryFiltersProps) {
  return (
    <Inline gap={12} align="end">
      <Select
        label="Type"
        options={types}
        value={view.type ?? all}
        onChange={(type) =>
          onViewChanged({ sort: view.sort, ...(type !== all && { type: type as CreationType }) })
        }
      />
      <Select
        label="Sort"
        options={sorts}
        value={view.sort}
        onChange={(sort) => onViewChanged({ ...view, sort: sort as CreationSort })}
      />
    </Inline>
  );
}
