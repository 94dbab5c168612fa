import { routes, type LimitsLeft, type SubscriptionOutlook } from '@kinora/contract';
import {
  Button,
  Count,
  DescriptionList,
  Inline,
  LinkButton,
  Meter,
  Stack,
  Timestamp,
} from '@kinora/design-system';
import { Coins } from '@kinora/design-system/icons';
import type { AccountWords } from '../../labels/accountLabels.ts';
import { Awaited } from './Awaited.tsx';
import type { Loaded } from './loaded.ts';
import { PlanFacts } from './PlanFacts.tsx';
import { Section } from './Section.tsx';

export interface CreditsSectionProps {
  limits: Loaded<LimitsLeft>;
  subscription: Loaded<SubscriptionOutlook>;
  plansHref?: string | undefined;
  isBillingPending: boolean;
  words: AccountWords;
  onCreditsRequested: () => void;
  onBillingRequested: () => void;
  onReloadRequested: () => void;
}

/** Balance, what is left of this month, and the plan. */
export function CreditsSection({
  limits,
  subscription,
  plansHref = routes.pricing.path,
  isBillingPending,
  words,
  onCreditsRequested,
  onBillingRequested,
  onReloadRequested,
}: CreditsSectionProps) {
  // Most have none, so it is given no room before it is known; lost with all the rest, it is asked for with that.
  const isPlanTold = subscription.is === 'there' || (subscription.is === 'lost' && limits.is !== 'lost');
  // Those that are used are circled, as everywhere.
  const included = (label: string, left: number, all: number) => (
    <Meter
      label={label}
      shape="frames"
      value={all - left}
      maxValue={Math.max(all, 1)}
      valueLabel={words.included(left, all)}
    />
  );
  return (
    <Section title={words.creditsAndPlan}>
      <Awaited what={limits} lines={13} {...{ words, onReloadRequested }}>
        {(known) => (
          <Stack gap={16}>
            {included(words.videos, known.credits_remaining, known.monthly_limit)}
            {included(words.images, known.images_remaining, known.image_monthly_limit)}
            <DescriptionList
              items={[
                {
                  id: 'balance',
                  term: words.credits,
                  details: <Count value={known.credit_balance} />,
                  isNumeric: true,
                },
                { id: 'plan', term: words.plan, details: known.plan_name },
                {
                  id: 'resets',
                  term: words.resets,
                  details: <Timestamp value={known.reset_date} format="date" />,
                },
              ]}
            />
          </Stack>
        )}
      </Awaited>
      {isPlanTold && (
        <Awaited what={subscription} {...{ words, onReloadRequested }}>
          {(known) => <PlanFacts subscription={known} {...{ isBillingPending, words, onBillingRequested }} />}
        </Awaited>
      )}
      <Inline gap={8}>
        <Button icon={Coins} onPress={onCreditsRequested}>
          {words.getCredits}
        </Button>
        <LinkButton variant="ghost" href={plansHref}>
          {words.changePlan}
        </LinkButton>
      </Inline>
    </Section>
  );
}
