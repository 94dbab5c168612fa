import { isGated } from '@kinora/contract';
import { Notice } from '@kinora/design-system';
import { lazy, Suspense, type ReactNode } from 'react';
import { useAuth } from '../account/AuthProvider.tsx';
import { overGate } from '../account/GateWaiting.css.ts';
import { GateWaiting } from '../account/GateWaiting.tsx';
import { useSignInPrompt } from '../account/SignInPrompt.tsx';
import { useSessionNews } from '../account/useSessionNews.ts';
import { useLocation } from '../router/RouterProvider.tsx';
import { screenOrLost } from './LostScreen.tsx';
import type { Screen } from './screen.ts';

// Drawn in place of a screen, it is missed like one: within the shell.
const arrivingGate = screenOrLost(() => import('../account/AccountGate.tsx'));
const AccountGate = lazy(async () => ({ default: (await arrivingGate()).Component }));

export interface PageProps {
  screen: Screen;
  children: ReactNode;
}

/** A screen with its title, and behind the gate if it belongs to somebody. */
export function Page({ screen, children }: PageProps) {
  const { description, title, toVisitors } = screen;
  const { status, lapsed } = useAuth();
  const askToSignIn = useSignInPrompt();
  const { search } = useLocation();

  const isOpen = status === 'member' || !isGated(screen, new URLSearchParams(search));
  // The gate asks by itself.
  useSessionNews(() => isOpen && askToSignIn());

  return (
    <>
      <title>{`${title} · Kinora`}</title>
      {description && <meta name="description" content={description} />}
      {isOpen ? (
        children
      ) : (
        <>
          {status === 'visitor' && toVisitors && !lapsed && (
            <Notice tone="info" title={toVisitors.title} className={overGate}>
              {toVisitors.description}
            </Notice>
          )}
          <Suspense fallback={<GateWaiting />}>
            <AccountGate />
          </Suspense>
        </>
      )}
    </>
  );
}
