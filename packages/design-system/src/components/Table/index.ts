export { Table } from './Table.tsx';
export type { TableProps } from './Table.tsx';
export { sortDirections, sortedRows } from './sortedRows.ts';
export type { SortDirection, SortValue } from './sortedRows.ts';
export { tableNarrows, tableSizes } from './tableColumns.ts';
export type { TableColumn, TableNarrow, TableSize, TableSort } from './tableColumns.ts';
