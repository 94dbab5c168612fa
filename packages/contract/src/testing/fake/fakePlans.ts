import type { PlansApi } from '../../studioApi.ts';
import type { FakeWorld } from './fakeWorld.ts';
import { gone, invalid } from './refusals.ts';

export const fakePlans = (world: FakeWorld): PlansApi => ({
  async list(options) {
    world.enter('plans.list', options?.signal);
    return world.plans.filter((plan) => plan.is_active).toSorted((a, b) => a.price_monthly - b.price_monthly);
  },
  async subscription(options) {
    world.enter('plans.subscription', options?.signal);
    return world.signedIn().subscription;
  },
  async checkout({ planId, billingCycle }) {
    world.enter('plans.checkout');
    const { subscription } = world.signedIn();
    if (!world.plans.some((plan) => plan.id === planId && plan.is_active))
      throw gone('This plan is not for sale.');
    if (subscription.plan_id === planId && subscription.billing_cycle === billingCycle)
      throw invalid('This is your plan already.');
    return { url: `https://checkout.example/plan/${planId}/${billingCycle}` };
  },
  async portal() {
    world.enter('plans.portal');
    const { payments, subscription } = world.signedIn();
    if (!subscription.subscribed && payments.length === 0)
      throw gone('There is nothing to manage yet: nothing was bought with this account.');
    return { url: 'https://checkout.example/portal' };
  },
});
