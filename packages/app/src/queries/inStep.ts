import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { recentJobsTopic } from './creations.ts';

/** What is posted on it reaches every other window of this browser. */
export interface Channel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', hear: (event: { readonly data: unknown }) => void): void;
}

export const openChannel = (): Channel => new BroadcastChannel('kinora');

const isKey = (message: unknown): message is QueryKey => Array.isArray(message) && message.length > 0;

/** What a window found out to have changed is looked at again by the others: likes, balances, finished work. */
export function keepInStep(client: QueryClient, channel: Channel): void {
  const invalidate = client.invalidateQueries.bind(client);
  client.invalidateQueries = (filters, options) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has its own origin alone
    if (filters?.queryKey) channel.postMessage(filters.queryKey);
    return invalidate(filters, options);
  };
  channel.addEventListener('message', ({ data }) => {
    if (!isKey(data)) return;
    // A window out of sight looks when it is looked at; but what is being made is told in its title when it ends.
    const waits = document.hidden && data[0] !== recentJobsTopic;
    void invalidate({ queryKey: data, refetchType: waits ? 'none' : 'active' });
  });
}
