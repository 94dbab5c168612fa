import { checkoutWords, type StudioApi, type Subscription, type VideoLimits } from '@kinora/contract';
import type { QueryClient } from '@tanstack/react-query';
import { subscriptionKey } from '../queries/billing.ts';
import { limitsKey } from '../queries/limits.ts';
import type { Toasts } from '../toasts.tsx';
import { askForPurchase } from './askForPurchase.ts';
import { hearCheckoutLeft } from './checkoutLeft.ts';
import { canBeSeen, purchaseSeen } from './purchaseSeen.ts';
import type { ShownTab } from './waitingTab.ts';
import type { WayToPay } from './wayToPay.ts';

/** How often it is looked whether the tab is still there, in milliseconds. */
const look = 1_000;

interface Followed {
  readonly api: StudioApi;
  readonly client: QueryClient;
  readonly toasts: Toasts;
  readonly way: WayToPay;
  readonly tab: ShownTab;
  /** Aborted when another one is followed, and when they go. */
  readonly until: AbortSignal;
}

/**
 * Says in the window that somebody left to pay in another tab where that goes on, and what came of it: as soon as this
 * window knows, by the tab that came back, or by asking when it is looked at again, also where no tab ever comes back.
 */
export function followPurchase({ api, client, toasts, way, tab, until }: Followed): void {
  if (until.aborted) return;
  const isFollowed = canBeSeen(way);
  const opened = toasts.add(
    { tone: 'info', topic: 'checkout', ...checkoutWords.opened },
    // It stands as long as it holds.
    isFollowed ? { timeout: null } : {},
  );
  const { userId } = way;
  const seen = new AbortController();
  const signal = AbortSignal.any([until, seen.signal]);
  until.addEventListener('abort', () => toasts.end('checkout'), { once: true });
  if (!isFollowed) return;
  const tell = () => {
    const limits = client.getQueryData<VideoLimits>(limitsKey(userId));
    const subscription = client.getQueryData<Subscription>(subscriptionKey(userId));
    const told =
      limits && subscription && purchaseSeen(way, { balance: limits.credit_balance, subscription });
    if (!told || signal.aborted) return;
    seen.abort();
    toasts.add({ tone: 'success', topic: 'checkout', ...told });
  };
  signal.addEventListener('abort', client.getQueryCache().subscribe(tell), { once: true });
  let isAsking = false;
  const ask = async () => {
    if (isAsking) return;
    isAsking = true;
    const told = await askForPurchase({
      api,
      client,
      userId,
      isHere: async () => !signal.aborted && (await api.auth.session().catch(() => null))?.user.id === userId,
      seen: (has) => purchaseSeen(way, has),
      onAwaited: () => {
        if (tab.closed) toasts.close(opened);
      },
    });
    isAsking = false;
    // Not paid, or not yet: what comes is still told, and what is open elsewhere is not insisted on.
    if (told === null) toasts.close(opened);
  };
  addEventListener('focus', () => void ask(), { signal });
  // Left or closed, it is open no more; what was paid in it before is still told.
  hearCheckoutLeft(way, () => toasts.close(opened), signal);
  const looking = setInterval(() => {
    if (!tab.closed) return;
    clearInterval(looking);
    void ask();
  }, look);
  signal.addEventListener('abort', () => clearInterval(looking), { once: true });
}
