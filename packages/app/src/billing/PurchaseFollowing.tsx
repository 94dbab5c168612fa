import { createContext, useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useAuth } from '../account/AuthProvider.tsx';
import { useInside } from '../useInside.ts';

/** Ends what was followed before, and tells when what begins now is over. */
type Begin = () => AbortSignal;

const PurchaseFollowingContext = createContext<Begin | null>(null);

/** One purchase is followed at a time, by whichever screen it was begun, and none for longer than who began it is here. */
export function PurchaseFollowing({ children }: { children: ReactNode }) {
  const { sessionEpoch } = useAuth();
  const last = useRef<AbortController>(null);
  const epoch = useRef(sessionEpoch);
  useEffect(() => {
    epoch.current = sessionEpoch;
    return () => last.current?.abort();
  }, [sessionEpoch]);
  const begin = useCallback(() => {
    // They went while the server was asked where it is paid.
    if (epoch.current !== sessionEpoch) return AbortSignal.abort();
    last.current?.abort();
    last.current = new AbortController();
    return last.current.signal;
  }, [sessionEpoch]);
  return <PurchaseFollowingContext value={begin}>{children}</PurchaseFollowingContext>;
}

export function usePurchaseFollowing(): Begin {
  return useInside(
    PurchaseFollowingContext,
    import.meta.env.PROD
      ? ''
      : 'usePurchaseFollowing was called outside a PurchaseFollowing, so nothing would end with the session. Put a <PurchaseFollowing> above this component.',
  );
}
