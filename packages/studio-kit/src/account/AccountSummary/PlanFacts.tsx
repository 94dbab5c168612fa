import type { SubscriptionOutlook } from '@kinora/contract';
import { Button, Inline, Notice, Text, Timestamp } from '@kinora/design-system';
import type { AccountWords } from '../../labels/accountLabels.ts';

export interface PlanFactsProps {
  subscription: SubscriptionOutlook;
  isBillingPending: boolean;
  words: AccountWords;
  onBillingRequested: () => void;
}

/** What will become of a subscription, and when (D38). Nothing where there is none. */
export function PlanFacts({ subscription, isBillingPending, words, onBillingRequested }: PlanFactsProps) {
  const { subscribed, subscription_end, cancel_at_period_end, status, grace_until } = subscription;
  if (!subscribed) return null;
  const manage = (
    <Button size="sm" isPending={isBillingPending} onPress={onBillingRequested}>
      {words.manageBilling}
    </Button>
  );
  if (status === 'past_due')
    return (
      <Notice tone="warning" title={words.cardFailed} action={manage}>
        {words.keptUntil} {grace_until && <Timestamp value={grace_until} format="date" />}
      </Notice>
    );
  return (
    <Inline gap={12} justify="between">
      {subscription_end && (
        <Text size="sm" tone="secondary">
          {cancel_at_period_end ? words.endsOn : words.paidUntil}{' '}
          <Timestamp value={subscription_end} format="date" />
        </Text>
      )}
      {manage}
    </Inline>
  );
}
