import { subscriptionSchema, type PlansApi } from '@kinora/contract';
import { callFunction } from './callFunction.ts';
import type { Connection } from './connection.ts';
import { parseResponse } from './parseResponse.ts';

/** The plan somebody has, which the bar tells; the rest of its group comes late. */
export const subscriptionApi = (connection: Connection): Pick<PlansApi, 'subscription'> => ({
  async subscription({ signal } = {}) {
    await connection.session();
    return parseResponse(
      subscriptionSchema,
      await callFunction(connection, 'check-subscription', { signal }),
    );
  },
});
