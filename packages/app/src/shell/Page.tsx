import { isGated } from '@kinora/contract';
import { Notice } from '@kinora/design-system';
import { Activity, Suspense, useEffect, useState, type ReactNode } from 'react';
import { AsBeforeLapse, useAuth } from '../account/AuthProvider.tsx';
import { overGate } from '../account/GateWaiting.css.ts';
import { GateWaiting } from '../account/GateWaiting.tsx';
import { useSigningIn } from '../account/SignInPrompt.tsx';
import { useSessionNews } from '../account/useSessionNews.ts';
import { useLocation } from '../router/RouterProvider.tsx';
import { NamingPage } from './pageName.ts';
import { lateScreen } from './lateScreen.ts';
import type { Screen } from '../router/screen.ts';
import { focusHeading } from '../focusHeading.ts';

// Drawn in place of a screen, it is missed like one: within the shell.
const AccountGate = lateScreen(() => import('../account/AccountGate.tsx'));

export interface PageProps {
  screen: Screen;
  children: ReactNode;
}

/** A screen with its title, and behind the gate if it belongs to somebody. */
export function Page({ screen, children }: PageProps) {
  const { description, title, toVisitors } = screen;
  const { status, lapsed, sessionEpoch } = useAuth();
  const signIn = useSigningIn();
  const { search } = useLocation();
  const [drawn, setDrawn] = useState<Screen | null>(null);
  const [hasDeclined, setHasDeclined] = useState(false);
  const [name, setName] = useState<string | null>(null);

  const isPrivate = isGated(screen, new URLSearchParams(search));
  const isOpen = status === 'member' || !isPrivate;
  // What somebody is in the middle of outlasts their session: behind the dialog that asks, and unseen once they decline.
  const isKept = !isOpen && lapsed !== null && drawn === screen;
  const nowDrawn = isOpen || isKept ? screen : null;
  if (nowDrawn !== drawn) setDrawn(nowDrawn);
  if (isOpen && hasDeclined) setHasDeclined(false);
  const isShown = isOpen || (isKept && !hasDeclined);
  useSessionNews(() => {
    // Else the gate asks by itself.
    if (isShown) void signIn().then(() => setHasDeclined(true));
  });
  useEffect(() => {
    // What had the focus is out of sight.
    if (isKept && hasDeclined) focusHeading();
  }, [isKept, hasDeclined]);

  return (
    <>
      <title>{`${name ?? title} · Kinora`}</title>
      {description && <meta name="description" content={description} />}
      {!isShown && (
        <Suspense fallback={<GateWaiting />}>
          {/* With the gate: what waits for it would move down. */}
          {status === 'visitor' && toVisitors && !lapsed && (
            <Notice tone="info" title={toVisitors.title} className={overGate}>
              {toVisitors.description}
            </Notice>
          )}
          <AccountGate />
        </Suspense>
      )}
      {nowDrawn && (
        <Activity mode={isShown ? 'visible' : 'hidden'}>
          <AsBeforeLapse isHeld={isPrivate}>
            {/* Somebody else finds nothing of it. */}
            <NamingPage key={isPrivate ? sessionEpoch : 'anybody'} value={setName}>
              {children}
            </NamingPage>
          </AsBeforeLapse>
        </Activity>
      )}
    </>
  );
}
