import { noFilters, type HistoryFilters } from '@kinora/studio-kit';

/** Whether less than all is shown. */
export const isFiltered = ({ type, sort, search }: HistoryFilters): boolean =>
  type !== noFilters.type || sort === 'liked' || search.trim() !== '';
