import type { BillingCycle } from '@kinora/contract';
import type { Offer, Payments, PlanOnOffer } from '../payments/payments.ts';
import { signedIn } from './access.ts';
import { answer, refuse } from './answer.ts';
import type { FunctionContext, SignedInUser } from './context.ts';
import { parsedBody } from './parsedBody.ts';

interface Wanted {
  readonly kind: Offer['kind'];
  readonly item?: string;
  readonly cycle?: BillingCycle;
}

const replaced = 'You opened another checkout for a plan meanwhile. Go on there; nothing was charged here.';
const arriving =
  'Your payment for a plan is just arriving. Wait a moment and look at your plan again before you buy another.';

/** One page for a plan is open at a time: whoever has two open could pay both. */
async function closeReplaced(
  { replaces }: Offer,
  payments: Payments,
  database: FunctionContext['database'],
): Promise<void> {
  for (const { id, provider, reference } of replaces) {
    if (provider !== payments.name) continue;
    if ((await payments.closeCheckout(reference)) === 'paid') refuse({ kind: 'Invalid', message: arriving });
    await database.call('checkout_is_closed', { p_checkout: id });
  }
}

async function opened(
  request: Request,
  { database, payments, siteOf }: FunctionContext,
  user: SignedInUser,
  { kind, item, cycle }: Wanted,
): Promise<Response> {
  if (!payments)
    return refuse({
      kind: 'Unavailable',
      message: 'This server takes no payments yet. Nothing was charged.',
    });
  const offer = await database.call<Offer>('open_checkout', {
    p_user: user.id,
    p_session: user.sessionId,
    p_kind: kind,
    p_item: item ?? null,
    p_cycle: cycle ?? null,
  });
  await closeReplaced(offer, payments, database);
  const plans = await database.call<PlanOnOffer[]>('plans_on_offer');
  const { url, customer, reference } = await payments.open(offer, plans, siteOf(request));
  if (customer !== null && customer !== offer.customer?.[payments.name])
    await database.call('keep_customer', {
      p_user: user.id,
      p_provider: payments.name,
      p_customer: customer,
    });
  if (reference !== null) {
    const isOpen = await database.call<boolean>('keep_checkout', {
      p_checkout: offer.id,
      p_provider: payments.name,
      p_reference: reference,
    });
    if (!isOpen) {
      await payments.closeCheckout(reference);
      refuse({ kind: 'Invalid', message: replaced });
    }
  }
  return answer({ url });
}

/** A credit pack is bought by its id alone (A189): what it costs and brings is in our own table. */
export const purchaseCredits = signedIn(
  { name: 'purchase-credits', mostPerMinute: 20 },
  async (request, context, user) => {
    const { credit_pack_id: item } = await parsedBody(request, 'purchase-credits');
    return opened(request, context, user, { kind: 'pack', item });
  },
);

/** A plan, monthly or yearly (A171); for a subscriber the way to change it. */
export const createCheckout = signedIn(
  { name: 'create-checkout', mostPerMinute: 20 },
  async (request, context, user) => {
    const { planId, billingCycle } = await parsedBody(request, 'create-checkout');
    return opened(request, context, user, { kind: 'plan', item: planId, cycle: billingCycle });
  },
);

/** Where a subscription, its card and its invoices are managed (A179). */
export const customerPortal = signedIn(
  { name: 'customer-portal', mostPerMinute: 20 },
  (request, context, user) => opened(request, context, user, { kind: 'portal' }),
);
