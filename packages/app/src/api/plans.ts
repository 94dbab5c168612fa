import { payingWords, planColumns, planSchema, subscriptionSchema, type PlansApi } from '@kinora/contract';
import * as v from 'valibot';
import { callFunction } from './callFunction.ts';
import { addressFrom } from './checkout.ts';
import type { Connection } from './connection.ts';
import { restAnswer } from './problems.ts';
import { parseResponse } from './parseResponse.ts';

const neverAborted = new AbortController().signal;

export const plansApi = (connection: Connection): PlansApi => ({
  async list({ signal = neverAborted } = {}) {
    const query = connection.client.from('subscription_plans').select(planColumns).eq('is_active', true);
    const { data } = await restAnswer(query.order('price_monthly').abortSignal(signal), signal);
    return parseResponse(v.array(planSchema), data);
  },

  async subscription({ signal } = {}) {
    await connection.session();
    return parseResponse(
      subscriptionSchema,
      await callFunction(connection, 'check-subscription', { signal }),
    );
  },

  checkout: (choice) =>
    addressFrom(connection, 'create-checkout', { body: choice, failed: payingWords.checkoutFailed }),

  portal: () => addressFrom(connection, 'customer-portal', { failed: payingWords.portalFailed }),
});
