import { useId, useMemo, useRef, useState } from 'react';
import type { ComponentProps, Ref } from 'react';
import { Collection, Table as RacTable, TableBody, TableLoadMoreItem } from 'react-aria-components';
import type { TableProps as RacTableProps } from 'react-aria-components';
import { joinClasses } from '../../css/joinClasses.ts';
import { needsUnique } from '../../dev/needsUnique.ts';
import { needsKnown } from '../../dev/needsKnown.ts';
import { needsLabel } from '../../dev/needsLabel.ts';
import { invariant } from '../../dev/invariant.ts';
import type { Labels } from '../../labels/labels.ts';
import { useLocale } from '../../labels/LocaleProvider.tsx';
import { keysOf } from '../Collection/collectionProps.ts';
import type { CollectionItem, CollectionProps } from '../Collection/collectionProps.ts';
import { MoreLine } from '../Collection/MoreLine.tsx';
import { Nothing } from '../Collection/Nothing.tsx';
import { sortedRows } from './sortedRows.ts';
import { caption as captionClass, frame, region, table } from './Table.css.ts';
import { columnId, columnKey } from './tableColumns.ts';
import type { TableColumn, TableNarrow, TableSize, TableSort } from './tableColumns.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { useOverflow } from './useOverflow.ts';

type FrameProps = Omit<ComponentProps<'div'>, 'style' | 'children'>;

export interface TableProps<Row extends CollectionItem>
  extends
    FrameProps,
    Pick<
      CollectionProps<Row>,
      | 'selectedIds'
      | 'defaultSelectedIds'
      | 'onSelectionChange'
      | 'disabledIds'
      | 'emptyState'
      | 'onMoreRequested'
      | 'isLoadingMore'
    >,
    Pick<
      RacTableProps,
      'selectionMode' | 'selectionBehavior' | 'disallowEmptySelection' | 'disabledBehavior'
    > {
  /** What a cell shows beside its row: a change of it draws all rows anew. */
  dependencies?: readonly unknown[] | undefined;
  /** Names the table. Stands over it unless it is hidden. */
  label: string;
  isLabelHidden?: boolean | undefined;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** The order. Without it the table keeps its own. */
  sort?: TableSort | undefined;
  defaultSort?: TableSort | undefined;
  /** With `sort`, the rows are yours to put into order: a server may do it. */
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** Enter, or a press on a row. */
  onRowOpened?: ((opened: { id: string }) => void) | undefined;
  /** @default 'scroll' */
  narrow?: TableNarrow | undefined;
  /** @default 'md' */
  size?: TableSize | undefined;
  labels?: Partial<Pick<Labels, 'loading' | 'nothingHere'>> | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  children?: never;
}

/** Facts of many things, in columns to compare and to sort. */
export function Table<Row extends CollectionItem>({
  label,
  isLabelHidden = false,
  columns,
  rows,
  sort: heldSort,
  defaultSort,
  onSortChange,
  onRowOpened,
  narrow = 'scroll',
  size = 'md',
  selectionMode = 'none',
  selectionBehavior = 'toggle',
  disallowEmptySelection,
  disabledBehavior,
  selectedIds,
  defaultSelectedIds,
  onSelectionChange,
  disabledIds,
  emptyState,
  dependencies,
  onMoreRequested,
  isLoadingMore = false,
  labels,
  className,
  ...rest
}: TableProps<Row>) {
  if (process.env.NODE_ENV !== 'production') {
    needsLabel('Table', label);
    needsKnown('Table', table, { size, narrow });
    needsUnique('Table', 'columns', 'id', columns);
    needsUnique('Table', 'rows', 'id', rows);
  }
  invariant(
    columns.length > 0,
    process.env.NODE_ENV !== 'production' && {
      what: `The table '${label}' has no columns.`,
      why: 'A table without a column that names its rows can not be read out.',
      fix: 'Give at least one column.',
    },
  );
  const { locale } = useLocale();
  const labelId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(scroller);
  const [ownSort, setOwnSort] = useState(defaultSort);
  const sort = heldSort ?? ownSort;
  const hasBoxes = selectionMode === 'multiple' && selectionBehavior === 'toggle';

  const shown = useMemo(() => {
    const sortBy = heldSort ? undefined : columns.find(({ id }) => id === sort?.column)?.sortBy;
    return sortBy && sort ? sortedRows(rows, sortBy, sort.direction, locale) : rows;
  }, [rows, columns, sort, heldSort, locale]);

  const drawnFrom = [columns, size, hasBoxes, ...(dependencies ?? [])];

  return (
    <div data-component="Table" {...rest} className={joinClasses(frame, className)}>
      <div id={labelId} hidden={isLabelHidden} data-part="label" className={captionClass}>
        {label}
      </div>
      <div
        ref={scroller}
        data-part="region"
        {...(overflows ? { role: 'region', 'aria-labelledby': labelId, tabIndex: 0 } : {})}
        className={region}
      >
        <RacTable
          aria-labelledby={labelId}
          data-narrow={narrow}
          {...keysOf(rows, { selectedIds, defaultSelectedIds, onSelectionChange, disabledIds })}
          {...(onRowOpened
            ? { 'data-opens': true, onRowAction: (key) => onRowOpened({ id: String(key) }) }
            : {})}
          disallowEmptySelection={disallowEmptySelection}
          disabledBehavior={disabledBehavior}
          {...{ selectionMode, selectionBehavior }}
          sortDescriptor={sort && { column: columnKey(sort.column), direction: sort.direction }}
          onSortChange={({ column, direction }) => {
            const next = { column: columnId(column), direction };
            setOwnSort(next);
            onSortChange?.(next);
          }}
          className={table({ size, narrow })}
        >
          <TableHead {...{ columns, hasBoxes }} allowsSorting={({ sortBy }) => sortBy !== undefined} />
          <TableBody
            renderEmptyState={() =>
              isLoadingMore ? <MoreLine labels={labels} /> : <Nothing labels={labels}>{emptyState}</Nothing>
            }
          >
            <Collection items={shown} dependencies={drawnFrom}>
              {(item) => <TableRow {...{ item, columns, size, hasBoxes }} />}
            </Collection>
            {onMoreRequested && <TableLoadMoreItem onLoadMore={onMoreRequested} />}
          </TableBody>
        </RacTable>
        {isLoadingMore && rows.length > 0 && <MoreLine labels={labels} />}
      </div>
    </div>
  );
}
