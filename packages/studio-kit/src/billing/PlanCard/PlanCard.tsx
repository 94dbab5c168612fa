import {
  currency,
  monthlyCents,
  noSubscription,
  popularPlanName,
  type BillingCycle,
  type ShownPlan,
  type ShownSubscription,
} from '@kinora/contract';
import {
  Badge,
  Card,
  Heading,
  Icon,
  Inline,
  Money,
  Stack,
  Text,
  type HeadingLevel,
} from '@kinora/design-system';
import { Check } from '@kinora/design-system/icons';
import { useId } from 'react';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { billingLabels } from '../../labels/billingLabels.ts';
import { card, feature, features, price } from './PlanCard.css.ts';
import { PlanDeed } from './PlanDeed.tsx';
import { PlanState } from './PlanState.tsx';

export interface PlanCardProps<P extends ShownPlan = ShownPlan> {
  plan: P;
  billingCycle: BillingCycle;
  /** @default as the product has it */
  isPopular?: boolean | undefined;
  /** @default that of who has none */
  subscription?: ShownSubscription | undefined;
  /** Whether it is the plan that one has. @default whether it is the one subscribed to */
  isCurrent?: boolean | undefined;
  /** What the free plan's Upgrade Now buys (A172). */
  upgradePlan?: P | undefined;
  /** On the way to the checkout. */
  isPending?: boolean | undefined;
  /** On the way to where billing is looked after. */
  isBillingPending?: boolean | undefined;
  headingLevel?: HeadingLevel | undefined;
  onSubscribeRequested: (event: { plan: P; billingCycle: BillingCycle }) => void;
  /** Where cards, invoices and cancellation are. */
  onBillingRequested?: (() => void) | undefined;
  labels?: Partial<KitLabels['billing']> | undefined;
}

/** A plan: what it costs, what is in it, and the way to have it. */
export function PlanCard<P extends ShownPlan>({
  plan,
  billingCycle,
  isPopular = plan.name === popularPlanName,
  subscription = noSubscription,
  isCurrent = subscription.subscription_tier === plan.name,
  upgradePlan,
  isPending = false,
  isBillingPending = false,
  headingLevel = 2,
  onSubscribeRequested,
  onBillingRequested,
  labels,
}: PlanCardProps<P>) {
  const said = useKitLabels('billing', billingLabels, labels);
  const title = useId();
  const isFree = plan.price_monthly === 0;
  return (
    <Card
      as="article"
      padding={20}
      variant={isPopular ? 'raised' : 'plain'}
      className={card}
      aria-labelledby={title}
      data-component="PlanCard"
    >
      <Stack gap={4}>
        <Inline gap={8}>
          <Heading id={title} level={headingLevel} size="lg">
            {plan.name}
          </Heading>
          {isPopular && <Badge tone="accent">{said.mostPopular}</Badge>}
          {isCurrent && (
            <Badge tone="success" icon={Check}>
              {said.currentPlan}
            </Badge>
          )}
        </Inline>
        <Text size="sm" tone="secondary">
          {plan.description}
        </Text>
      </Stack>
      <Stack gap={2}>
        <Inline gap={8} align="baseline">
          <Money
            className={price}
            minorUnits={monthlyCents(plan, billingCycle)}
            currency={currency}
            isShort={isFree}
          />
          <Text size="sm" tone="secondary">
            {isFree ? said.free : said.perMonth}
          </Text>
        </Inline>
        {billingCycle === 'yearly' && !isFree && (
          <Text size="sm" tone="tertiary">
            {said.billedYearly} <Money minorUnits={plan.price_yearly} currency={currency} />
          </Text>
        )}
      </Stack>
      <ul className={features}>
        {plan.features.map((each) => (
          <li key={each} className={feature}>
            <Icon glyph={Check} size={16} />
            <Text size="sm">
              <bdi>{each}</bdi>
            </Text>
          </li>
        ))}
      </ul>
      {isCurrent && <PlanState subscription={subscription} said={said} />}
      <PlanDeed
        {...{
          plan,
          billingCycle,
          isCurrent,
          isPopular,
          isFree,
          isPending,
          isBillingPending,
          upgradePlan,
          said,
        }}
        isSubscribed={subscription.subscribed}
        onSubscribeRequested={onSubscribeRequested}
        onBillingRequested={onBillingRequested}
      />
    </Card>
  );
}
