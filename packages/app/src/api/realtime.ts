import { RealtimeClient } from '@supabase/realtime-js';
import type { ServerAddress } from './environment.ts';

const reconnects = [1000, 2000, 5000];
const slowestReconnect = 10_000;

/** How a socket to the server is kept (A98). */
export const realtimeOptions = {
  heartbeatIntervalMs: 25_000,
  timeout: 10_000,
  reconnectAfterMs: (tries: number) => reconnects[tries - 1] ?? slowestReconnect,
} as const;

export const openRealtime = (
  { url, key }: ServerAddress,
  accessToken: () => Promise<string | null>,
): RealtimeClient =>
  new RealtimeClient(`${url.replace(/^http/, 'ws')}/realtime/v1`, {
    ...realtimeOptions,
    params: { apikey: key },
    accessToken,
  });
