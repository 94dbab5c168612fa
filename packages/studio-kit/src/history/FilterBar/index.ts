export { FilterBar, noFilters, type FilterBarProps, type HistoryFilters } from './FilterBar.tsx';
