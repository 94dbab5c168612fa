import { checkoutWords, type StudioApi, type Subscription, type VideoLimits } from '@kinora/contract';
import type { QueryClient } from '@tanstack/react-query';
import { subscriptionKey } from '../queries/billing.ts';
import { limitsKey } from '../queries/limits.ts';
import type { Toasts } from '../toasts.tsx';
import { askForPurchase } from './askForPurchase.ts';
import { canBeSeen, purchaseSeen } from './purchaseSeen.ts';
import type { WayToPay } from './wayToPay.ts';

let stopLast = () => {};

/**
 * Says in the window that somebody left to pay in another tab where that goes on, and what came of it: as soon as this
 * window knows, by the tab that came back, or by asking when it is looked at again, also where no tab ever comes back.
 */
export function followPurchase(api: StudioApi, client: QueryClient, toasts: Toasts, way: WayToPay): void {
  stopLast();
  const isFollowed = canBeSeen(way);
  const opened = toasts.add(
    { tone: 'info', topic: 'checkout', ...checkoutWords.opened },
    // It stands as long as it holds.
    isFollowed ? { timeout: null } : {},
  );
  if (!isFollowed) return;
  const { userId } = way;
  const over = new AbortController();
  const { signal } = over;
  const tell = () => {
    const limits = client.getQueryData<VideoLimits>(limitsKey(userId));
    const subscription = client.getQueryData<Subscription>(subscriptionKey(userId));
    const seen =
      limits && subscription && purchaseSeen(way, { balance: limits.credit_balance, subscription });
    if (!seen || signal.aborted) return;
    stopLast();
    toasts.add({ tone: 'success', topic: 'checkout', ...seen });
  };
  const stopHearing = client.getQueryCache().subscribe(tell);
  stopLast = () => {
    stopHearing();
    over.abort();
  };
  let isAsking = false;
  const ask = async () => {
    if (isAsking) return;
    isAsking = true;
    const seen = await askForPurchase({
      api,
      client,
      userId,
      isHere: async () => !signal.aborted && (await api.auth.session().catch(() => null))?.user.id === userId,
      seen: (has) => purchaseSeen(way, has),
      onAwaited: () => {},
    });
    isAsking = false;
    // Not paid, or not yet: what comes is still told, and what is open elsewhere is not insisted on.
    if (seen === null) toasts.close(opened);
  };
  addEventListener('focus', () => void ask(), { signal });
}
