import * as v from 'valibot';
import type { PaidFor, SubscriptionFacts } from '../paymentEvent.ts';
import type { StripeApi } from './stripeApi.ts';
import { priceShape, type StripeInvoiceLine } from './stripeShapes.ts';

const iso = (seconds: number) => new Date(seconds * 1000).toISOString();

const latest = (lines: readonly StripeInvoiceLine[]): StripeInvoiceLine | undefined =>
  lines.toSorted((one, other) => other.period.end - one.period.end)[0];

/** What an invoice was for, by its own lines: the subscription may have gone on, or changed, since. */
export function stripePaidFor(api: StripeApi) {
  const planOf = async (line: StripeInvoiceLine | undefined): Promise<string | null> => {
    const price = line?.pricing?.price_details?.price;
    if (!price) return null;
    return v.parse(priceShape, await api.get(`prices/${price}`)).metadata?.['plan'] ?? null;
  };

  return async (lines: readonly StripeInvoiceLine[], facts: SubscriptionFacts): Promise<PaidFor> => {
    const isProrated = ({ parent }: StripeInvoiceLine) =>
      (parent?.subscription_item_details ?? parent?.invoice_item_details)?.proration === true;
    const whole = latest(lines.filter((line) => line.parent?.subscription_item_details && !isProrated(line)));
    const added = latest(lines.filter((line) => isProrated(line) && line.amount > 0));
    const line = whole ?? added;
    const plan = (await planOf(line)) ?? facts.plan;
    return {
      plan,
      periodStart: line ? iso(line.period.start) : facts.periodStart,
      periodEnd: line ? iso(line.period.end) : facts.periodEnd,
      // What is neither a period nor a change, such as a fee that an operator added, brings nothing more of the plan.
      replaces: whole
        ? null
        : ((await planOf(lines.find((each) => isProrated(each) && each.amount < 0))) ?? plan),
    };
  };
}
