import { Collection, Column, TableHeader } from 'react-aria-components';
import { ArrowDown, ArrowUp, ChevronsUpDown } from '../../icons/glyphs.ts';
import { Icon } from '../../icons/Icon.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import type { CollectionItem } from '../Collection/collectionProps.ts';
import { SelectionBox } from '../Collection/SelectionBox.tsx';
import { arrow, column as columnClass, columnWords } from './Table.css.ts';
import { columnKey } from './tableColumns.ts';
import type { TableColumn } from './tableColumns.ts';

interface TableHeadProps<Row extends CollectionItem> {
  columns: readonly TableColumn<Row>[];
  hasBoxes: boolean;
  allowsSorting: (column: TableColumn<Row>) => boolean;
}

/** The heads of all columns, those that sort with the arrow of their order. */
export function TableHead<Row extends CollectionItem>({
  columns,
  hasBoxes,
  allowsSorting,
}: TableHeadProps<Row>) {
  const first = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];
  return (
    <TableHeader<TableColumn<Row>>>
      {hasBoxes && (
        <Column data-choice className={columnClass({ isChoice: true })}>
          <SelectionBox ofAll />
        </Column>
      )}
      <Collection items={columns} dependencies={[allowsSorting]}>
        {(column) => (
          <Column
            id={columnKey(column.id)}
            textValue={column.label}
            isRowHeader={column === first}
            allowsSorting={allowsSorting(column)}
            className={columnClass({ isNumeric: column.isNumeric })}
          >
            {({ sortDirection, allowsSorting: sorts }) => (
              <span className={columnWords}>
                {column.isLabelHidden ? <VisuallyHidden>{column.label}</VisuallyHidden> : column.label}
                {sorts && (
                  <span className={arrow}>
                    <Icon
                      glyph={
                        sortDirection === undefined
                          ? ChevronsUpDown
                          : sortDirection === 'ascending'
                            ? ArrowUp
                            : ArrowDown
                      }
                      size={16}
                    />
                  </span>
                )}
              </span>
            )}
          </Column>
        )}
      </Collection>
    </TableHeader>
  );
}
