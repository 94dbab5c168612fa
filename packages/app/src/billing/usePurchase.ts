import type { Subscription, VideoLimits } from '@kinora/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useAuth } from '../account/AuthProvider.tsx';
import { subscriptionKey } from '../queries/billing.ts';
import { limitsKey } from '../queries/limits.ts';
import { hrefOf } from '../router/place.ts';
import { useArrived } from '../router/RouterProvider.tsx';
import { useStudioApi } from '../StudioApiProvider.tsx';
import { useToasts } from '../toasts.tsx';
import { followPurchase } from './followPurchase.ts';
import { usePurchaseFollowing } from './PurchaseFollowing.tsx';
import { useCheckout, type Checkout } from './useCheckout.ts';
import { leaveWay, type WayToPay } from './wayToPay.ts';

/** Leads to where something is bought, as `useCheckout` does, and lets the tab that comes back know from where. */
export function usePurchase(bought: WayToPay['bought']) {
  const api = useStudioApi();
  const client = useQueryClient();
  const toasts = useToasts();
  const checkOut = useCheckout();
  const beginFollowing = usePurchaseFollowing();
  const userId = useAuth().user?.id ?? '';
  const { place, route } = useArrived();
  return (checkout: Checkout): Promise<boolean> => {
    const way: WayToPay = {
      userId,
      bought,
      from: { href: hrefOf(place), title: route.screen.title },
      had: {
        balance: client.getQueryData<VideoLimits>(limitsKey(userId))?.credit_balance,
        subscription: client.getQueryData<Subscription>(subscriptionKey(userId)),
      },
    };
    leaveWay(way);
    return checkOut({
      ...checkout,
      onElsewhere: (tab) => followPurchase({ api, client, toasts, way, tab, until: beginFollowing() }),
    });
  };
}
