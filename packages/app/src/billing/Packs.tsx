import { payingWords } from '@kinora/contract';
import { PackDialog } from '@kinora/studio-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccount } from '../account/useAccount.ts';
import { packsQuery } from '../queries/billing.ts';
import { useFailure } from '../queries/useFailure.ts';
import { useStudioApi } from '../StudioApiProvider.tsx';
import { usePurchase } from './usePurchase.ts';

export interface PacksProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The packs of credits, and the way to pay one (A184 to A192). */
export default function Packs({ isOpen, onOpenChange }: PacksProps) {
  const api = useStudioApi();
  const { limits } = useAccount();
  const packs = useQuery({ ...packsQuery(api), enabled: isOpen });
  const failure = useFailure(packs);
  const [pending, setPending] = useState<string | null>(null);
  const purchase = usePurchase('credits');
  return (
    <PackDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      packs={packs.data ?? null}
      balance={limits?.credit_balance}
      problem={failure ? payingWords.packsFailed : undefined}
      isRetrying={failure?.isPending}
      pendingPackId={pending}
      onRetryRequested={failure?.onRetryRequested}
      onPurchaseRequested={async ({ pack }) => {
        setPending(pack.id);
        const isThere = await purchase({
          ask: () => api.credits.purchase(pack.id),
          failed: payingWords.purchaseFailed,
        });
        setPending(null);
        if (isThere) onOpenChange(false);
      }}
    />
  );
}
