import { Cell, Collection, Row } from 'react-aria-components';
import type { CollectionItem } from '../Collection/collectionProps.ts';
import { SelectionBox } from '../Collection/SelectionBox.tsx';
import { cell, row } from './Table.css.ts';
import type { TableColumn, TableSize } from './tableColumns.ts';

interface TableRowProps<Item extends CollectionItem> {
  item: Item;
  columns: readonly TableColumn<Item>[];
  size: TableSize;
  hasBoxes: boolean;
}

/** One thing: its box where several can be chosen, and a cell for each column. */
export function TableRow<Item extends CollectionItem>({
  item,
  columns,
  size,
  hasBoxes,
}: TableRowProps<Item>) {
  return (
    <Row id={item.id} className={row}>
      {hasBoxes && (
        <Cell className={cell({ isChoice: true, size })}>
          <SelectionBox />
        </Cell>
      )}
      <Collection items={columns}>
        {(column) => (
          <Cell
            data-label={column.isLabelHidden ? '' : column.label}
            className={cell({ isNumeric: column.isNumeric, size })}
          >
            {column.cell(item)}
          </Cell>
        )}
      </Collection>
    </Row>
  );
}
