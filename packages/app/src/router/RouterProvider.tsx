import {
  createContext,
  startTransition,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type Context,
} from 'react';
import { useInside } from '../useInside.ts';
import type { Arrived, Navigate, Router } from './createRouter.ts';
import type { Place } from './place.ts';
import type { Route } from './Route.ts';

const RouterContext = createContext<Router | null>(null);
const ArrivedContext = createContext<Arrived | null>(null);

export interface RouterProviderProps {
  router: Router;
  children: ReactNode;
}

/** Draws nothing until the first screen's code is there. */
export function RouterProvider({ router, children }: RouterProviderProps) {
  const [arrived, setArrived] = useState(router.arrived);
  useLayoutEffect(() => {
    // In a transition the former screen answers until the next one is drawn.
    const follow = () => startTransition(() => setArrived(router.arrived()));
    follow();
    return router.onArrived(follow);
  }, [router]);
  return (
    arrived && (
      <RouterContext value={router}>
        <ArrivedContext value={arrived}>{children}</ArrivedContext>
      </RouterContext>
    )
  );
}

const useAround = <T,>(context: Context<T | null>): T =>
  useInside(
    context,
    import.meta.env.PROD
      ? ''
      : 'Where one is, and how to go elsewhere, is known inside a RouterProvider: put one around.',
  );

export const useRouter = (): Router => useAround(RouterContext);
export const useArrived = (): Arrived => useAround(ArrivedContext);

/** The address that is shown. */
export const useLocation = (): Place => useArrived().place;

/** The route that the address leads to. */
export const useRoute = (): Route => useArrived().route;

/** The route that is on its way to take the place of the one that is shown. */
export function useAwaited(): Route | null {
  const { awaited, onAwaited } = useRouter();
  return useSyncExternalStore(onAwaited, awaited, awaited);
}

/** Goes to another address; it stays the same function. */
export const useNavigate = (): Navigate => useRouter().navigate;

/** The screen that the address leads to. */
export function CurrentScreen() {
  const { Component } = useArrived();
  return useMemo(() => <Component />, [Component]);
}
