import {
  checkoutOutcomeIn,
  checkoutWords,
  generalWords,
  routes,
  withoutCheckoutOutcome,
  type CheckoutOutcome,
} from '@kinora/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { nobody, useAuth } from '../account/AuthProvider.tsx';
import { hrefOf } from '../router/place.ts';
import { useRouter } from '../router/RouterProvider.tsx';
import { useSearchParams } from '../router/useSearchParams.ts';
import { useStudioApi } from '../StudioApiProvider.tsx';
import { useToasts } from '../toasts.tsx';
import { askForPurchase } from './askForPurchase.ts';
import { tellCheckoutLeft } from './checkoutLeft.ts';
import { canBeSeen, purchaseSeen } from './purchaseSeen.ts';
import { forgetWay, wayLeft, type WayToPay } from './wayToPay.ts';

interface Returned {
  readonly outcome: CheckoutOutcome;
  readonly way: WayToPay | null;
}

/** Says what came of a checkout to who comes back from it, follows what was bought until it is there, and leads on. */
export function useCheckoutReturn(): void {
  const api = useStudioApi();
  const client = useQueryClient();
  const toasts = useToasts();
  const { status, user } = useAuth();
  const router = useRouter();
  const [search, setSearch] = useSearchParams();
  // Not looked for while the page is drawn: it is the same page for who comes back.
  const returned = useRef<Returned | null>(null);
  const userId = status === 'loading' ? null : (user?.id ?? nobody);
  const told = useRef<string | null>(null);

  useEffect(() => {
    const outcome = checkoutOutcomeIn(search);
    if (outcome === null) return;
    returned.current ??= { outcome, way: wayLeft() };
    forgetWay();
    // A reload, or a step back to it, is no other return.
    setSearch(withoutCheckoutOutcome, { replace: true, keepsScroll: true });
  }, [search, setSearch]);

  useEffect(() => {
    if (returned.current === null || userId === null || told.current === userId) return;
    const { outcome, way } = returned.current;
    // A visitor may sign in for it; whoever comes later bought nothing here.
    if (told.current !== null && (told.current !== nobody || outcome === 'cancelled')) return;
    told.current = userId;
    const own = way?.userId === userId ? way : null;
    const wayBack = () => {
      const here = router.arrived()?.place;
      if (!own || own.from.href === routes.pricing.path || (here && hrefOf(here) === own.from.href))
        return {};
      const { href, title } = own.from;
      return {
        action: { label: generalWords.backTo(title), onPress: () => void router.navigate(href) },
      };
    };
    const isFollowed = own !== null && canBeSeen(own);
    const say = (saying: { title: string; description: string }, tone: 'info' | 'success' = 'info') =>
      toasts.add({
        tone,
        topic: 'checkout',
        ...saying,
        ...wayBack(),
      });
    if (outcome === 'cancelled') {
      say(checkoutWords.cancelled);
      if (way) tellCheckoutLeft(way);
    } else if (userId === nobody) say(checkoutWords.visitor);
    else
      void askForPurchase({
        api,
        client,
        userId,
        isHere: async () => (await api.auth.session().catch(() => null))?.user.id === userId,
        seen: (has) => own && purchaseSeen(own, has),
        onAwaited: () => say(checkoutWords.back),
      }).then((seen) => {
        if (seen) say(seen, 'success');
        else if (seen === null && isFollowed) say(checkoutWords.awaited);
      });
  }, [api, client, router, toasts, userId]);
}
