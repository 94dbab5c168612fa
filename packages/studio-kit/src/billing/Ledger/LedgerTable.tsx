import type { ShownEntry } from '@kinora/contract';
import { EmptyState, Link, Table, Text, Timestamp, type TableColumn } from '@kinora/design-system';
import { useMemo } from 'react';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { ledgerLabels, type LedgerLabels } from '../../labels/ledgerLabels.ts';
import { useReadable, type Readable } from '../../labels/useReadable.ts';
import { madeLink, madeTitle, what } from './Ledger.css.ts';
import { LedgerChange } from './LedgerChange.tsx';

export interface LedgerTableProps {
  entries: readonly ShownEntry[];
  isLabelHidden: boolean;
  hrefOf: (creationId: string) => string;
  labels: Partial<KitLabels['billing']> | undefined;
}

interface Line {
  id: string;
  entry: ShownEntry;
}

const columnsOf = (
  said: LedgerLabels,
  readable: Readable,
  hrefOf: (creationId: string) => string,
): readonly TableColumn<Line>[] => {
  const { balance, change, creation, what: whatLabel, when } = said.ledgerColumns;
  return [
    {
      id: 'what',
      label: whatLabel,
      isRowHeader: true,
      cell: ({ entry: { kind, note } }) => (
        <span className={what}>
          <Text size="sm" weight="medium">
            {said.ledgerKinds[kind]}
          </Text>
          {note && (
            <Text size="xs" tone="tertiary">
              {note}
            </Text>
          )}
        </span>
      ),
    },
    {
      id: 'creation',
      label: creation,
      cell: ({ entry: { creation_id, creation_title } }) =>
        creation_id && (
          <Link href={hrefOf(creation_id)} className={madeLink}>
            <span className={madeTitle} title={creation_title || undefined}>
              {creation_title || creation_id.slice(0, 8)}
            </span>
          </Link>
        ),
    },
    {
      id: 'when',
      label: when,
      cell: ({ entry }) => (
        <Text size="sm" tone="secondary">
          <Timestamp value={entry.created_at} />
        </Text>
      ),
    },
    {
      id: 'change',
      label: change,
      isNumeric: true,
      cell: ({ entry }) => <LedgerChange entry={entry} said={said} />,
    },
    {
      id: 'balance',
      label: balance,
      isNumeric: true,
      cell: ({ entry }) => readable.number(entry.balance_after),
    },
  ];
};

/** The movements, line by line. */
export function LedgerTable({ entries, isLabelHidden, hrefOf, labels }: LedgerTableProps) {
  const said = useKitLabels('billing', ledgerLabels, labels);
  const readable = useReadable();
  const columns = useMemo(() => columnsOf(said, readable, hrefOf), [said, readable, hrefOf]);
  const lines = useMemo(() => entries.map((entry) => ({ id: String(entry.id), entry })), [entries]);
  return (
    <Table<Line>
      label={said.ledger}
      isLabelHidden={isLabelHidden}
      columns={columns}
      rows={lines}
      narrow="stack"
      emptyState={
        <EmptyState title={said.ledgerEmpty.title} headingLevel={3} size="sm">
          {said.ledgerEmpty.description}
        </EmptyState>
      }
    />
  );
}
