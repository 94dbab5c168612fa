import * as v from 'valibot';
import { billingCycles } from '../entities/plan.ts';

const id = (message: string) => v.pipe(v.string(message), v.regex(/^[a-z0-9-]{1,60}$/, message));

/** What purchase-credits takes: a pack's id alone (A189). */
export const packPurchaseSchema = v.object({ credit_pack_id: id('Choose a credit pack.') });

/** What create-checkout takes (A171). */
export const planChoiceSchema = v.object({
  planId: id('Choose a plan.'),
  billingCycle: v.picklist(billingCycles, 'A plan is billed monthly or yearly.'),
});

/** What both and the portal answer: where it goes on. */
export const checkoutAddressSchema = v.object({ url: v.string() });
