import { creationHref, type ShownEntry } from '@kinora/contract';
import { Button, Skeleton, Stack, VisuallyHidden } from '@kinora/design-system';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { billingLabels } from '../../labels/billingLabels.ts';
import { fetchDialogs } from '../../late/lateCode.ts';
import { LostCode } from '../../late/LostCode.tsx';
import { useAwaitedCode } from '../../late/useAwaitedCode.ts';
import { RetryNotice } from '../../shell/RetryNotice/index.ts';

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

/** Every movement of credits and included generations, with the creation that each was for; the table's code comes with its lines. */
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
  const [late, lost] = useAwaitedCode(true, fetchDialogs);
  return (
    <Stack gap={16} data-component="Ledger">
      {problem !== undefined && (
        <RetryNotice title={problem} retryLabel={said.tryAgain} {...{ isRetrying, onRetryRequested }} />
      )}
      {entries && late ? (
        <late.LedgerTable {...{ entries, isLabelHidden, hrefOf, labels }} />
      ) : entries && lost ? (
        <LostCode {...lost} />
      ) : (
        problem === undefined && (
          <div role="status" data-awaited={entries ? '' : undefined}>
            <VisuallyHidden>{said.loadingLedger}</VisuallyHidden>
            <Skeleton shape="text" lines={8} />
          </div>
        )
      )}
      {onMoreRequested && late && entries && entries.length > 0 && (
        <Button isPending={isLoadingMore} onPress={onMoreRequested}>
          {said.showMore}
        </Button>
      )}
    </Stack>
  );
}
