import {
  billingWords,
  generalWords,
  pricingWords,
  routes,
  upgradePlanName,
  yearlySaving,
  type BillingCycle,
} from '@kinora/contract';
import { Button, EmptyState, Grid, Heading, Skeleton, Stack, Text } from '@kinora/design-system';
import { BillingToggle, PlanCard, RetryNotice } from '@kinora/studio-kit';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useAuth } from '../../account/AuthProvider.tsx';
import { useSignInPrompt } from '../../account/SignInPrompt.tsx';
import { useSubscription } from '../../account/useSubscription.ts';
import { useBillingPortal } from '../../billing/useBillingPortal.ts';
import { useCreditsPrompt } from '../../billing/CreditsPrompt.tsx';
import { useCheckoutReturn } from '../../billing/useCheckoutReturn.ts';
import { usePurchase } from '../../billing/usePurchase.ts';
import { plansQuery } from '../../queries/billing.ts';
import { useFailure } from '../../queries/useFailure.ts';
import { pageWidth, proseLine } from '../../shell/shell.css.ts';
import { useStudioApi } from '../../StudioApiProvider.tsx';
import { useToasts } from '../../toasts.tsx';

const places = ['first', 'second', 'third'];

/** Plans, and the way to them (A164 to A182). */
export function Component() {
  const api = useStudioApi();
  const { status } = useAuth();
  const { subscription, isSuccess } = useSubscription();
  const isOnFree = status === 'member' && isSuccess && !subscription.subscribed;
  const plans = useQuery(plansQuery(api));
  const failure = useFailure(plans);
  const [chosenCycle, chooseCycle] = useState<BillingCycle | null>(null);
  // Whoever pays by the year finds what they pay.
  const billingCycle = chosenCycle ?? subscription.billing_cycle ?? 'monthly';
  const [pending, setPending] = useState<string | null>(null);
  const purchase = usePurchase('plan');
  const portal = useBillingPortal(billingWords.billingPortalFailed);
  const askToSignIn = useSignInPrompt();
  const askForCredits = useCreditsPrompt();
  const toasts = useToasts();
  useCheckoutReturn();
  // Several cards at once are made in slices, so that the page answers between them.
  const known = useDeferredValue(plans.data);
  const shown = known ?? [];
  const isAwaited = known === undefined && !failure;

  const subscribe = async ({ id }: { id: string }) => {
    if (status !== 'member') {
      toasts.add({ tone: 'info', topic: 'account', title: billingWords.signInToSubscribe });
      return askToSignIn();
    }
    setPending(id);
    await purchase({
      ask: () => api.plans.checkout({ planId: id, billingCycle }),
      failed: billingWords.checkoutFailed,
    });
    setPending(null);
  };

  return (
    <Stack gap={24} className={pageWidth}>
      <Stack gap={4}>
        <Heading level={1} tabIndex={-1}>
          {routes.pricing.title}
        </Heading>
        <Text tone="secondary">{routes.pricing.description}</Text>
      </Stack>
      <BillingToggle
        billingCycle={billingCycle}
        saving={isAwaited ? null : Math.max(0, ...shown.map(yearlySaving))}
        onCycleChanged={(event) => chooseCycle(event.billingCycle)}
      />
      {failure && (
        <RetryNotice
          title={billingWords.plansFailed}
          retryLabel={generalWords.tryAgain}
          isRetrying={failure.isPending}
          onRetryRequested={failure.onRetryRequested}
        />
      )}
      {known?.length === 0 && (
        <EmptyState title={pricingWords.none.title}>{pricingWords.none.description}</EmptyState>
      )}
      <Grid minColumnWidth="13rem" maxColumns={3} gap={16} aria-busy={isAwaited || undefined}>
        {isAwaited
          ? places.map((place) => <Skeleton key={place} aspect={1} />)
          : shown.map((plan) => (
              <PlanCard
                key={plan.id}
                plan={plan}
                billingCycle={billingCycle}
                subscription={subscription}
                isCurrent={isOnFree ? plan.price_monthly === 0 : undefined}
                upgradePlan={shown.find(({ name }) => name === upgradePlanName)}
                isPending={pending === plan.id}
                onSubscribeRequested={(event) => void subscribe(event.plan)}
                isBillingPending={portal.isPending}
                onBillingRequested={subscription.subscribed ? portal.open : undefined}
              />
            ))}
      </Grid>
      <Stack as="section" gap={8} align="start">
        <Heading level={2}>{pricingWords.beyond.title}</Heading>
        <Text as="p" tone="secondary" className={proseLine}>
          {pricingWords.beyond.description(billingWords.packFacts)}
        </Text>
        <Button onPress={askForCredits}>{billingWords.getMore}</Button>
      </Stack>
    </Stack>
  );
}
