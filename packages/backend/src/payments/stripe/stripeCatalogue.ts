import { billingCycles, type BillingCycle } from '@kinora/contract';
import * as v from 'valibot';
import { currency, returnPaths, type PlanOnOffer } from '../payments.ts';
import { StripeRefusal, type StripeApi } from './stripeApi.ts';
import { configurationsShape, idShape, pricesShape } from './stripeShapes.ts';

/** Our own table says what is sold; what Stripe needs to sell it is made there when first asked for, and found again. */
export function stripeCatalogue(api: StripeApi) {
  const portals = new Map<string, string>();

  const productOf = async (plan: PlanOnOffer): Promise<string> => {
    const id = `kinora_${plan.id}`;
    try {
      await api.post('products', { id, name: `Kinora ${plan.name}` }, `product:${id}`);
    } catch (thrown) {
      if (!(thrown instanceof StripeRefusal && thrown.code === 'resource_already_exists')) throw thrown;
    }
    return id;
  };

  /** The price of a plan; a new one where an operator changed ours, while old subscriptions keep theirs. */
  const priceOf = async (plan: PlanOnOffer, cycle: BillingCycle): Promise<string> => {
    const lookupKey = `kinora_${plan.id}_${cycle}`;
    const cents = plan[cycle];
    const found = v
      .parse(pricesShape, await api.get('prices', { lookup_keys: [lookupKey], active: true }))
      .data.find((price) => price.unit_amount === cents && price.currency === currency);
    if (found) return found.id;
    const made = await api.post(
      'prices',
      {
        product: await productOf(plan),
        currency,
        unit_amount: cents,
        recurring: { interval: cycle === 'yearly' ? 'year' : 'month' },
        lookup_key: lookupKey,
        transfer_lookup_key: true,
        metadata: { plan: plan.id, cycle },
      },
      `price:${lookupKey}:${cents}:${crypto.randomUUID()}`,
    );
    return v.parse(idShape, made).id;
  };

  /** How the portal behaves: up at once, down and out at the end of what is paid (D38). */
  const portalFor = async (plans: readonly PlanOnOffer[], site: string): Promise<string> => {
    const products = await Promise.all(
      plans.map(async (plan) => ({
        product: `kinora_${plan.id}`,
        prices: await Promise.all(billingCycles.map((cycle) => priceOf(plan, cycle))),
      })),
    );
    const version = JSON.stringify([products.map(({ prices }) => prices), site]).slice(0, 480);
    const known = portals.get(version);
    if (known) return known;
    const { data } = v.parse(
      configurationsShape,
      await api.get('billing_portal/configurations', { active: true, limit: 100 }),
    );
    const found = data.find(({ metadata }) => metadata?.['kinora'] === version)?.id;
    const id = found ?? (await makePortal(products, version, site));
    portals.set(version, id);
    return id;
  };

  const makePortal = async (
    products: readonly { readonly product: string; readonly prices: readonly string[] }[],
    version: string,
    site: string,
  ): Promise<string> => {
    const made = await api.post(
      'billing_portal/configurations',
      {
        default_return_url: `${site}${returnPaths.managed}`,
        metadata: { kinora: version },
        features: {
          customer_update: { enabled: true, allowed_updates: ['email', 'address', 'tax_id'] },
          invoice_history: { enabled: true },
          payment_method_update: { enabled: true },
          subscription_cancel: { enabled: true, mode: 'at_period_end' },
          subscription_update: {
            enabled: true,
            default_allowed_updates: ['price'],
            proration_behavior: 'always_invoice',
            products,
            schedule_at_period_end: {
              conditions: [{ type: 'decreasing_item_amount' }, { type: 'shortening_interval' }],
            },
          },
        },
      },
      `portal:${crypto.randomUUID()}`,
    );
    return v.parse(idShape, made).id;
  };

  return { priceOf, portalFor };
}
