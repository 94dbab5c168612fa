import { payingWords, videoLimitsSchema, type CreditsApi } from '@kinora/contract';
import { callFunction } from './callFunction.ts';
import type { Connection } from './connection.ts';
import { parseResponse } from './parseResponse.ts';

/** What there is to spend, which every screen tells; the rest of its group comes late. */
export const limitsApi = (connection: Connection): Pick<CreditsApi, 'limits'> => ({
  async limits({ signal } = {}) {
    await connection.session(payingWords.noSession);
    return parseResponse(videoLimitsSchema, await callFunction(connection, 'check-video-limits', { signal }));
  },
});
