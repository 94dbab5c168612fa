import type { WayToPay } from './wayToPay.ts';

const name = 'kinora-checkout-left';

/** Tells the window that a checkout was opened from that it was left, and nothing bought. */
export function tellCheckoutLeft(way: WayToPay): void {
  const channel = new BroadcastChannel(name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has its own origin alone
  channel.postMessage(JSON.stringify(way));
  channel.close();
}

/** Calls back when another tab says so of this one. */
export function hearCheckoutLeft(way: WayToPay, left: () => void, signal: AbortSignal): void {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }) => {
    if (data === JSON.stringify(way)) left();
  });
  signal.addEventListener('abort', () => channel.close(), { once: true });
}
