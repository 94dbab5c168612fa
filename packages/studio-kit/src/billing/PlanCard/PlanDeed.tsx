import { currency, monthlyCents, type BillingCycle, type ShownPlan } from '@kinora/contract';
import { Button, Money, Stack, Text } from '@kinora/design-system';
import { useId } from 'react';
import type { billingLabels } from '../../labels/billingLabels.ts';

export interface PlanDeedProps<P> {
  plan: P;
  billingCycle: BillingCycle;
  isCurrent: boolean;
  isPopular: boolean;
  isFree: boolean;
  isSubscribed: boolean;
  isPending: boolean;
  isBillingPending: boolean;
  upgradePlan: P | undefined;
  said: typeof billingLabels;
  onSubscribeRequested: (event: { plan: P; billingCycle: BillingCycle }) => void;
  onBillingRequested: (() => void) | undefined;
}

/** The one thing to do with a plan: have it, leave it, or look after it. */
export function PlanDeed<P extends Omit<ShownPlan, 'description' | 'features'>>({
  plan,
  billingCycle,
  isCurrent,
  isPopular,
  isFree,
  isSubscribed,
  isPending,
  isBillingPending,
  upgradePlan,
  said,
  onSubscribeRequested,
  onBillingRequested,
}: PlanDeedProps<P>) {
  const cost = useId();
  const billing = onBillingRequested && isSubscribed && (
    <Button isPending={isBillingPending} onPress={onBillingRequested}>
      {said.manageBilling}
    </Button>
  );
  if (isSubscribed && (isCurrent || isFree)) return billing;
  const bought = isFree ? upgradePlan : plan;
  const buy = bought && (
    <Button
      isPending={isPending}
      // One is what the page recommends.
      {...(isPopular && { tone: 'accent', variant: 'solid' })}
      onPress={() => onSubscribeRequested({ plan: bought, billingCycle })}
      {...(isFree ? { 'aria-describedby': cost } : { 'aria-label': said.subscribeTo(plan.name) })}
    >
      {isFree ? said.upgradeNow : said.subscribe}
    </Button>
  );
  if (!isFree || !bought) return !isCurrent && buy;
  return (
    <Stack gap={8}>
      <Text id={cost} size="sm" tone="secondary">
        {bought.name}: <Money minorUnits={monthlyCents(bought, billingCycle)} currency={currency} />{' '}
        {said.perMonth}
      </Text>
      {buy}
    </Stack>
  );
}
