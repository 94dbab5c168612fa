const reconnects = [1000, 2000, 5000];
const slowestReconnect = 10_000;

/** How a socket to the server is kept (A98). */
export const realtimeOptions = {
  heartbeatIntervalMs: 25_000,
  timeout: 10_000,
  reconnectAfterMs: (tries: number) => reconnects[tries - 1] ?? slowestReconnect,
} as const;
