import { StudioError } from '@kinora/contract';
import * as v from 'valibot';
import {
  currency,
  returnPaths,
  UnknownReport,
  type Offer,
  type Payments,
  type PlanOnOffer,
} from '../payments.ts';
import { isSigned } from '../signature.ts';
import { stripeApi, StripeRefusal, type StripeApiOptions } from './stripeApi.ts';
import { stripeCatalogue } from './stripeCatalogue.ts';
import { stripeEvents } from './stripeEvents.ts';
import { stripeHosts } from './stripeHosts.ts';
import { stripePortal } from './stripePortal.ts';
import { stripeReturns } from './stripeReturns.ts';
import { idShape, openedShape, pageShape, subscriptionShape } from './stripeShapes.ts';

export interface StripeOptions extends StripeApiOptions {
  readonly webhookSecret: string;
  readonly clock: () => Date;
}

/** As long as one of these, a subscription is paid or may still be. */
const bought = new Set(['active', 'trialing', 'past_due', 'incomplete']);

const counted = new Intl.NumberFormat('en-US');

const isGone = (thrown: unknown): boolean =>
  thrown instanceof StripeRefusal && (thrown.status === 404 || thrown.code === 'resource_missing');

/** Stripe: hosted checkout and portal, and its signed reports. */
export function stripePayments({ webhookSecret, clock, ...options }: StripeOptions): Payments {
  const api = stripeApi(options);
  const catalogue = stripeCatalogue(api);
  const eventOf = stripeEvents(api, clock);

  const newCustomer = async ({ email, userId, id }: Offer): Promise<string> => {
    const values = { email, metadata: { user_id: userId } };
    return v.parse(idShape, await api.post('customers', values, `customer:${id}`)).id;
  };

  const { portal, change } = stripePortal(api, catalogue);
  const { returnMoney, giveBack } = stripeReturns(api);

  const checkout = async (offer: Offer, plans: readonly PlanOnOffer[], site: string, customer: string) => {
    const plan = plans.find(({ id }) => id === offer.item);
    const about = { user_id: offer.userId, checkout: offer.id };
    const values = {
      customer,
      client_reference_id: offer.userId,
      success_url: `${site}${returnPaths.done}`,
      cancel_url: `${site}${returnPaths.cancelled}`,
      metadata: about,
      ...(offer.kind === 'plan' && plan
        ? {
            mode: 'subscription',
            line_items: [{ price: await catalogue.priceOf(plan, offer.cycle!), quantity: 1 }],
            subscription_data: { metadata: about },
          }
        : {
            mode: 'payment',
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency,
                  unit_amount: offer.cents,
                  product_data: { name: `${offer.itemName}: ${counted.format(offer.credits ?? 0)} credits` },
                },
              },
            ],
            invoice_creation: { enabled: true },
            payment_intent_data: { metadata: about },
          }),
    };
    return v.parse(
      openedShape,
      await api.post('checkout/sessions', values, `checkout:${offer.id}:${customer}`),
    );
  };

  const page = async (offer: Offer, plans: readonly PlanOnOffer[], site: string, customer: string) => {
    const changes = offer.kind === 'plan' && offer.subscription?.provider === 'stripe';
    if (offer.kind !== 'portal' && !changes) {
      const { id, url } = await checkout(offer, plans, site, customer);
      return { url, reference: id, customer };
    }
    const url = changes
      ? await change(offer, plans, site, customer)
      : await portal(customer, plans, site, `portal:${offer.id}`);
    return { url, reference: null, customer };
  };

  /** Whether what was bought on a page counts, or is on its way: a debit may take days. */
  const isBought = async (subscription: string | null): Promise<boolean> => {
    if (!subscription) return false;
    const { status } = v.parse(subscriptionShape, await api.get(`subscriptions/${subscription}`));
    return bought.has(status);
  };

  return {
    name: 'stripe',
    hosts: stripeHosts,
    async open(offer, plans, site) {
      const known = offer.customer?.stripe;
      if (!known && offer.kind === 'portal')
        throw new StudioError({
          kind: 'NotFound',
          message: 'There is nothing to manage yet: you have not bought anything.',
        });
      const customer = known ?? (await newCustomer(offer));
      try {
        return await page(offer, plans, site, customer);
      } catch (thrown) {
        // Somebody deleted the customer at Stripe: the person can still buy, as a new one.
        if (!known || !(isGone(thrown) && (thrown as StripeRefusal).param === 'customer')) throw thrown;
        const fresh = await newCustomer(offer);
        return page(offer, plans, site, fresh);
      }
    },
    isGenuine: (headers, body) => isSigned(webhookSecret, headers, body, clock()),
    eventIn: async (body) => {
      const report: unknown = JSON.parse(new TextDecoder().decode(body));
      return eventOf(report).catch((thrown: unknown) => {
        throw isGone(thrown)
          ? new UnknownReport('Stripe knows nothing of it: are key and webhook of one account')
          : thrown;
      });
    },
    async closeCheckout(reference) {
      const path = `checkout/sessions/${encodeURIComponent(reference)}`;
      try {
        await api.post(`${path}/expire`, {}, `expire:${reference}`);
        return 'closed';
      } catch (thrown) {
        if (isGone(thrown)) return 'closed';
        if (!(thrown instanceof StripeRefusal)) throw thrown;
        // Only an open page can be closed: this one has been paid, or has closed by itself.
        const { status, subscription } = v.parse(pageShape, await api.get(path));
        if (status === 'open') throw thrown;
        return status === 'complete' && (await isBought(subscription)) ? 'paid' : 'closed';
      }
    },
    returnMoney,
    giveBack,
    async endSubscription(id) {
      await api.remove(`subscriptions/${encodeURIComponent(id)}`).catch((thrown: unknown) => {
        if (!isGone(thrown)) throw thrown;
      });
    },
    async forgetCustomer(customer) {
      await api.remove(`customers/${encodeURIComponent(customer)}`).catch((thrown: unknown) => {
        if (!isGone(thrown)) throw thrown;
      });
    },
  };
}
