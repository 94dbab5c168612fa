import { popularPackIndex, type ShownPack } from '@kinora/contract';
import { Dialog, EmptyState, Grid, Icon, Skeleton, Stack, Text, VisuallyHidden } from '@kinora/design-system';
import { Check } from '@kinora/design-system/icons';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { billingLabels } from '../../labels/billingLabels.ts';
import { useReadable } from '../../labels/useReadable.ts';
import { RetryNotice } from '../../shell/RetryNotice/index.ts';
import { PackCard } from '../PackCard/index.ts';
import { fact, facts } from './PackDialog.css.ts';

export interface PackDialogProps<P extends ShownPack = ShownPack> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** null while they are on their way. */
  packs: readonly P[] | null;
  /** What one has now. */
  balance?: number | undefined;
  /** Why they could not be had, or not be bought. */
  problem?: string | undefined;
  /** The one that is on its way to the checkout; the others wait. */
  pendingPackId?: string | null | undefined;
  onPurchaseRequested: (event: { pack: P }) => void;
  /** They are being asked for again: the problem stays until there is an answer. */
  isRetrying?: boolean | undefined;
  onRetryRequested?: (() => void) | undefined;
  labels?: Partial<KitLabels['billing']> | undefined;
}

const places = ['a', 'b', 'c'] as const;

/** More credits: the packs side by side, and what is true of all of them. */
export function PackDialog<P extends ShownPack>({
  isOpen,
  onOpenChange,
  packs,
  balance,
  problem,
  isRetrying,
  pendingPackId = null,
  onPurchaseRequested,
  onRetryRequested,
  labels,
}: PackDialogProps<P>) {
  const said = useKitLabels('billing', billingLabels, labels);
  const { number } = useReadable();
  const own = balance === undefined ? undefined : `${said.balance}: ${number(balance)}`;
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} size="xl" title={said.packsTitle} description={own}>
      <Stack gap={16} data-component="PackDialog">
        {problem !== undefined && (
          <RetryNotice title={problem} retryLabel={said.tryAgain} {...{ isRetrying, onRetryRequested }} />
        )}
        {packs === null && problem === undefined && (
          <div role="status">
            <VisuallyHidden>{said.loadingPacks}</VisuallyHidden>
            <Grid minColumnWidth="13rem" maxColumns={3} gap={12} aria-hidden="true">
              {places.map((place) => (
                <Skeleton key={place} aspect={1} />
              ))}
            </Grid>
          </div>
        )}
        {packs?.length === 0 && (
          <EmptyState title={said.noPacks.title} headingLevel={3} size="sm">
            {said.noPacks.description}
          </EmptyState>
        )}
        {packs && packs.length > 0 && (
          <>
            <Grid minColumnWidth="13rem" maxColumns={3} gap={12}>
              {packs.map((pack, index) => (
                <PackCard
                  key={pack.id}
                  pack={pack}
                  isPopular={index === popularPackIndex}
                  isPending={pendingPackId === pack.id}
                  isDisabled={pendingPackId !== null && pendingPackId !== pack.id}
                  onPurchaseRequested={onPurchaseRequested}
                  labels={labels}
                />
              ))}
            </Grid>
            <ul className={facts}>
              {said.packFacts.map((each) => (
                <li key={each} className={fact}>
                  <Icon glyph={Check} size={16} />
                  <Text size="sm" tone="secondary">
                    {each}
                  </Text>
                </li>
              ))}
            </ul>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
