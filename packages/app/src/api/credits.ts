import { videoLimitsSchema, type CreditsApi } from '@kinora/contract';
import { callFunction } from './callFunction.ts';
import type { Connection } from './connection.ts';
import { understood } from './understood.ts';

export const creditsApi = (connection: Connection): CreditsApi => ({
  async limits({ signal } = {}) {
    await connection.session('No valid session');
    return understood(videoLimitsSchema, await callFunction(connection, 'check-video-limits', { signal }));
  },
});
