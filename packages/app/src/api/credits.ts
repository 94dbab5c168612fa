import {
  payingWords,
  creditPackColumns,
  creditPackSchema,
  ledgerPageSchema,
  paymentColumns,
  paymentSchema,
  type CreditsApi,
} from '@kinora/contract';
import * as v from 'valibot';
import { addressFrom } from './checkout.ts';
import type { Connection } from './connection.ts';
import { limitsApi } from './limits.ts';
import { restAnswer } from './problems.ts';
import { parseResponse } from './parseResponse.ts';

export const creditsApi = (connection: Connection): CreditsApi => ({
  ...limitsApi(connection),

  async packs({ signal } = {}) {
    const query = connection.client.from('credit_packs').select(creditPackColumns).eq('is_active', true);
    const { data } = await restAnswer(query.order('credits'), signal);
    return parseResponse(v.array(creditPackSchema), data);
  },

  purchase: (packId) =>
    addressFrom(connection, 'purchase-credits', {
      body: { credit_pack_id: packId },
      failed: payingWords.purchaseFailed,
    }),

  async ledger({ after, signal } = {}) {
    await connection.session();
    const { data } = await restAnswer(
      connection.client.rpc('credit_history', after ? { after: Number(after) } : {}),
      signal,
    );
    const { items, total, next } = parseResponse(ledgerPageSchema, data);
    return { items, total, next: next === null ? null : String(next) };
  },

  async payments({ signal } = {}) {
    await connection.session();
    const query = connection.client.from('payments').select(paymentColumns);
    const { data } = await restAnswer(query.order('created_at', { ascending: false }), signal);
    return parseResponse(v.array(paymentSchema), data);
  },
});
