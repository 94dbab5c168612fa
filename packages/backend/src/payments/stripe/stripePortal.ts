import * as v from 'valibot';
import { returnPaths, type Offer, type PlanOnOffer } from '../payments.ts';
import type { StripeApi } from './stripeApi.ts';
import type { stripeCatalogue } from './stripeCatalogue.ts';
import { addressShape, subscriptionShape } from './stripeShapes.ts';

/** Stripe's own pages for who is a customer already. */
export function stripePortal(api: StripeApi, catalogue: ReturnType<typeof stripeCatalogue>) {
  const portal = async (
    customer: string,
    plans: readonly PlanOnOffer[],
    site: string,
    key: string,
    flow?: object,
  ): Promise<string> => {
    const back = `${site}${returnPaths.managed}`;
    const values = {
      customer,
      return_url: back,
      configuration: await catalogue.portalFor(plans, site),
      ...(flow && {
        flow_data: {
          ...flow,
          after_completion: { type: 'redirect', redirect: { return_url: `${site}${returnPaths.done}` } },
        },
      }),
    };
    return v.parse(addressShape, await api.post('billing_portal/sessions', values, key)).url;
  };

  /** A subscriber confirms the change at Stripe, which shows what it costs today. */
  const change = async (offer: Offer, plans: readonly PlanOnOffer[], site: string, customer: string) => {
    const subscription = offer.subscription!.id;
    const plan = plans.find(({ id }) => id === offer.item);
    const key = `portal:${offer.id}`;
    if (!plan)
      return portal(customer, plans, site, key, {
        type: 'subscription_cancel',
        subscription_cancel: { subscription },
      });
    const { items } = v.parse(subscriptionShape, await api.get(`subscriptions/${subscription}`));
    const price = await catalogue.priceOf(plan, offer.cycle!);
    // What is wanted is what runs already: the portal shows it, with the way to keep it.
    if (items.data[0]?.price.id === price) return portal(customer, plans, site, key);
    return portal(customer, plans, site, key, {
      type: 'subscription_update_confirm',
      subscription_update_confirm: {
        subscription,
        items: [{ id: items.data[0]!.id, price, quantity: 1 }],
      },
    });
  };

  return { portal, change };
}
