import { payingWords, planColumns, planSchema, type PlansApi } from '@kinora/contract';
import * as v from 'valibot';
import { addressFrom } from './checkout.ts';
import type { Connection } from './connection.ts';
import { restAnswer } from './problems.ts';
import { parseResponse } from './parseResponse.ts';
import { subscriptionApi } from './subscription.ts';

export const plansApi = (connection: Connection): PlansApi => ({
  async list({ signal } = {}) {
    const query = connection.client.from('subscription_plans').select(planColumns).eq('is_active', true);
    const { data } = await restAnswer(query.order('price_monthly'), signal);
    return parseResponse(v.array(planSchema), data);
  },

  ...subscriptionApi(connection),

  checkout: (choice) =>
    addressFrom(connection, 'create-checkout', { body: choice, failed: payingWords.checkoutFailed }),

  portal: () => addressFrom(connection, 'customer-portal', { failed: payingWords.portalFailed }),
});
