import type { ShownSubscription } from '@kinora/contract';
import { Notice } from '@kinora/design-system';
import type { billingLabels } from '../../labels/billingLabels.ts';
import { useReadable } from '../../labels/useReadable.ts';

export interface PlanStateProps {
  subscription: ShownSubscription;
  said: typeof billingLabels;
}

/** What is about to change with the plan one has: a failed card, an end, a smaller plan to come (D38). */
export function PlanState({ subscription, said }: PlanStateProps) {
  const { day } = useReadable();
  const { cancel_at_period_end, grace_until, next_tier, subscription_end, status } = subscription;
  if (status === 'past_due' && grace_until)
    return <Notice tone="danger">{said.pastDue(day(grace_until))}</Notice>;
  if ((cancel_at_period_end || next_tier) && subscription_end)
    return (
      <Notice tone="warning">
        {said.endsOn(day(subscription_end))} {next_tier && said.nextTier(next_tier)}
      </Notice>
    );
  return null;
}
