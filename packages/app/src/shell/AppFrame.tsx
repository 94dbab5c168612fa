import { ToastRegion } from '@kinora/design-system';
import { Sidebar, StudioShell, TopBar } from '@kinora/studio-kit';
import { lazy, Suspense, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useAuth } from '../account/AuthProvider.tsx';
import { useSignInPrompt } from '../account/SignInPrompt.tsx';
import { useSignOut } from '../account/useSignOut.ts';
import { useToasts } from '../toasts.tsx';
import { navigation } from './navigation.ts';
import { Page } from './Page.tsx';
import { useScreen } from './screen.ts';
import { answerWindowRequest } from './studioWindow.ts';
import { useArrival } from './useArrival.ts';
import { useCollapsed } from './useCollapsed.ts';
import { useStrayDrops } from './useStrayDrops.ts';

// Its code comes with the first time it is asked for, which on a desktop is never.
const NavigationDrawer = lazy(() => import('./NavigationDrawer.tsx'));

/** Navigation, top bar, messages, and the screen within. */
export function AppFrame() {
  const { pathname } = useLocation();
  const { status, user } = useAuth();
  const askToSignIn = useSignInPrompt();
  const signOut = useSignOut();
  const toasts = useToasts();
  const screen = useScreen();
  const [isCollapsed, setIsCollapsed] = useCollapsed();
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const [wasDrawerAsked, setWasDrawerAsked] = useState(false);
  useArrival();
  useStrayDrops();

  const around = { groups: navigation, currentHref: pathname, onWindowRequested: answerWindowRequest };
  return (
    <>
      <StudioShell
        sidebar={
          <Sidebar
            {...around}
            isCollapsed={isCollapsed}
            onCollapsedChange={(event) => setIsCollapsed(event.isCollapsed)}
          />
        }
        topBar={
          <TopBar
            status={status}
            user={user}
            onNavigationRequested={() => {
              setWasDrawerAsked(true);
              setIsDrawerOpen(true);
            }}
            onSignInRequested={askToSignIn}
            onSignOutRequested={() => void signOut()}
          />
        }
      >
        <Page screen={screen}>
          <Outlet />
        </Page>
      </StudioShell>
      {wasDrawerAsked && (
        <Suspense fallback={null}>
          <NavigationDrawer {...around} isOpen={isDrawerOpen} onOpenChange={setIsDrawerOpen} />
        </Suspense>
      )}
      <ToastRegion queue={toasts} />
      <ScrollRestoration />
    </>
  );
}
