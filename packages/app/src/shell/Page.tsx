import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useAuth } from '../account/AuthProvider.tsx';
import { GateWaiting } from '../account/GateWaiting.tsx';
import { useToasts } from '../toasts.tsx';
import type { Screen } from './screen.ts';

const AccountGate = lazy(() => import('../account/AccountGate.tsx'));

export interface PageProps {
  screen: Screen;
  children: ReactNode;
}

/** A screen with its title, and behind the gate if it belongs to somebody. */
export function Page({ screen, children }: PageProps) {
  const { access, title, toVisitors } = screen;
  const { status } = useAuth();
  const toasts = useToasts();
  const { key } = useLocation();

  useEffect(() => {
    if (status === 'visitor' && toVisitors) toasts.add({ tone: 'danger', ...toVisitors });
    // Each arrival says it again.
  }, [key, status, toVisitors, toasts]);

  return (
    <>
      <title>{`${title} · Kinora`}</title>
      {access === 'open' || status === 'member' ? (
        children
      ) : (
        <Suspense fallback={<GateWaiting />}>
          <AccountGate>{children}</AccountGate>
        </Suspense>
      )}
    </>
  );
}
