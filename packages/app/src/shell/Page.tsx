import { authWords, isGated } from '@kinora/contract';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useAuth } from '../account/AuthProvider.tsx';
import { GateWaiting } from '../account/GateWaiting.tsx';
import { useSignInPrompt } from '../account/SignInPrompt.tsx';
import { useToasts } from '../toasts.tsx';
import type { Screen } from './screen.ts';

const AccountGate = lazy(() => import('../account/AccountGate.tsx'));

export interface PageProps {
  screen: Screen;
  children: ReactNode;
}

/** A screen with its title, and behind the gate if it belongs to somebody. */
export function Page({ screen, children }: PageProps) {
  const { description, title, toVisitors } = screen;
  const { status, lapsed } = useAuth();
  const askToSignIn = useSignInPrompt();
  const toasts = useToasts();
  const { key, search } = useLocation();

  useEffect(() => {
    if (status === 'visitor' && toVisitors) toasts.add({ tone: 'danger', ...toVisitors });
    // Each arrival says it again.
  }, [key, status, toVisitors, toasts]);

  const isOpen = status === 'member' || !isGated(screen, new URLSearchParams(search));
  useEffect(() => {
    if (!lapsed) return;
    toasts.add({ tone: 'info', ...authWords.lapsed });
    // The gate asks by itself.
    if (isOpen) askToSignIn();
    // Once for each time, wherever they go meanwhile.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [lapsed]);

  return (
    <>
      <title>{`${title} · Kinora`}</title>
      {description && <meta name="description" content={description} />}
      {isOpen ? (
        children
      ) : (
        <Suspense fallback={<GateWaiting />}>
          <AccountGate>{children}</AccountGate>
        </Suspense>
      )}
    </>
  );
}
