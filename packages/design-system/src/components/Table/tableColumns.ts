import type { ReactNode } from 'react';
import type { CollectionItem } from '../Collection/collectionProps.ts';
import type { SortDirection, SortValue } from './sortedRows.ts';

/** One column: its head, and what it shows of a row. */
export interface TableColumn<Row extends CollectionItem> {
  id: string;
  label: string;
  /** What a cell shows. */
  cell: (row: Row) => ReactNode;
  /** Makes the column sortable, by this value of a row. */
  sortBy?: ((row: Row) => SortValue) | undefined;
  /** Sets its cells in the mono, at the end of the column. */
  isNumeric?: boolean | undefined;
  /** Names the row for a screen reader. The first column, where none says so. */
  isRowHeader?: boolean | undefined;
  /** Leaves the head to screen readers: for a column of buttons. */
  isLabelHidden?: boolean | undefined;
}

export interface TableSort {
  column: string;
  direction: SortDirection;
}

export const tableNarrows = ['scroll', 'stack'] as const;
/** What becomes of it where there is little room: it scrolls sideways, or each row stands as a card. */
export type TableNarrow = (typeof tableNarrows)[number];

export const tableSizes = ['sm', 'md'] as const;
export type TableSize = (typeof tableSizes)[number];

// React Aria keeps heads and rows in one account: a column called as a row is would be taken for it.
const mark = 'column:';

export const columnKey = (id: string): string => mark + id;
export const columnId = (key: string | number): string => String(key).slice(mark.length);
