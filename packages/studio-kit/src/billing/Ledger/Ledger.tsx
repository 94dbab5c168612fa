import { creationHref, type ShownEntry } from '@kinora/contract';
import {
  Button,
  EmptyState,
  Link,
  Skeleton,
  Stack,
  Table,
  Text,
  Timestamp,
  VisuallyHidden,
  type TableColumn,
} from '@kinora/design-system';
import { useMemo } from 'react';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { billingLabels } from '../../labels/billingLabels.ts';
import { useReadable, type Readable } from '../../labels/useReadable.ts';
import { RetryNotice } from '../../shell/RetryNotice/index.ts';
import { madeLink, madeTitle, what } from './Ledger.css.ts';
import { LedgerChange } from './LedgerChange.tsx';

export interface LedgerProps {
  /** Newest first; null while they are on their way. */
  entries: readonly ShownEntry[] | null;
  /** Why they could not be had. */
  problem?: string | undefined;
  /** They are being asked for again: the problem stays until there is an answer. */
  isRetrying?: boolean | undefined;
  onRetryRequested?: (() => void) | undefined;
  onMoreRequested?: (() => void) | undefined;
  isLoadingMore?: boolean | undefined;
  /** Where a heading of the page says it already. */
  isLabelHidden?: boolean | undefined;
  /** Where a creation is looked at, by its id. @default in the history of the product */
  hrefOf?: ((creationId: string) => string) | undefined;
  labels?: Partial<KitLabels['billing']> | undefined;
}

interface Line {
  id: string;
  entry: ShownEntry;
}

const columnsOf = (
  said: KitLabels['billing'],
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
          <Timestamp value={entry.created_at} format="dateTime" />
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

/** Every movement of credits and included generations, with the creation that each was for. */
export function Ledger({
  entries,
  problem,
  isRetrying,
  onRetryRequested,
  onMoreRequested,
  isLoadingMore = false,
  isLabelHidden = false,
  hrefOf = creationHref,
  labels,
}: LedgerProps) {
  const said = useKitLabels('billing', billingLabels, labels);
  const readable = useReadable();
  const columns = useMemo(() => columnsOf(said, readable, hrefOf), [said, readable, hrefOf]);
  const lines = useMemo(() => entries?.map((entry) => ({ id: String(entry.id), entry })), [entries]);
  return (
    <Stack gap={16} data-component="Ledger">
      {problem !== undefined && (
        <RetryNotice title={problem} retryLabel={said.tryAgain} {...{ isRetrying, onRetryRequested }} />
      )}
      {lines ? (
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
      ) : (
        problem === undefined && (
          <div role="status">
            <VisuallyHidden>{said.loadingLedger}</VisuallyHidden>
            <Skeleton shape="text" lines={8} />
          </div>
        )
      )}
      {onMoreRequested && lines && lines.length > 0 && (
        <Button isPending={isLoadingMore} onPress={onMoreRequested}>
          {said.showMore}
        </Button>
      )}
    </Stack>
  );
}
