import { generalWords } from '@kinora/contract';
import { ToastRegion } from '@kinora/design-system';
import { PromoBanner, Sidebar, StudioShell, type SidebarPanel } from '@kinora/studio-kit';
import { lazy, Suspense, useCallback, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { fetchAhead } from '../screens.ts';
import { useToasts } from '../toasts.tsx';
import { FrameTopBar } from './FrameTopBar.tsx';
import { navigation } from './navigation.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
import { Page } from './Page.tsx';
import { useScreen } from './screen.ts';
import type { ShellPanel } from './shellPanel.ts';
import { answerWindowRequest, isStudioWindow } from './studioWindow.ts';
import { useArrival } from './useArrival.ts';
import { useCollapsed } from './useCollapsed.ts';
import { usePromo } from './usePromo.ts';
import { useScreenAhead } from './useScreenAhead.ts';
import { useShellKeys } from './useShellKeys.ts';
import { useStrayDrops } from './useStrayDrops.ts';

// Its code comes with the first time it is asked for, which on a desktop is never.
const NavigationDrawer = lazy(() => import('./NavigationDrawer.tsx'));
const ShellPanels = lazy(() => import('./ShellPanels.tsx'));

interface PanelState {
  readonly panel: ShellPanel | null;
  readonly wasPanelAsked: boolean;
}

/** Navigation, top bar, messages, and the screen within. */
export function AppFrame() {
  const { pathname } = useLocation();
  const toasts = useToasts();
  const screen = useScreen();
  const [isCollapsed, setIsCollapsed] = useCollapsed();
  const [isOffered, dismissOffer] = usePromo();
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const [wasDrawerAsked, setWasDrawerAsked] = useState(false);
  const [{ panel, wasPanelAsked }, setPanelState] = useState<PanelState>({
    panel: null,
    wasPanelAsked: false,
  });
  const setPanel = useCallback((next: ShellPanel | null) => {
    setPanelState({ panel: next, wasPanelAsked: true });
  }, []);
  const openPalette = useCallback(() => setPanel('palette'), [setPanel]);
  const openShortcuts = useCallback(() => setPanel('shortcuts'), [setPanel]);
  useArrival();
  useStrayDrops();
  useScreenAhead(fetchAhead);
  useShellKeys({ onPaletteRequested: openPalette, onShortcutsRequested: openShortcuts });

  const onMenuLost = () => toasts.add({ tone: 'danger', title: generalWords.offline });
  const around = {
    groups: navigation,
    currentHref: pathname,
    onWindowRequested: answerWindowRequest,
    onSaysLost: onMenuLost,
    onPanelRequested: (event: { panel: SidebarPanel }) => {
      setIsDrawerOpen(false);
      setPanel(event.panel);
    },
  };
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
        banner={
          // A window for one studio is for working.
          isOffered && !isStudioWindow() && <PromoBanner currentHref={pathname} onDismissed={dismissOffer} />
        }
        topBar={
          <FrameTopBar
            onNavigationRequested={() => {
              setWasDrawerAsked(true);
              setIsDrawerOpen(true);
            }}
            onShortcutsRequested={openShortcuts}
            onMenuLost={onMenuLost}
          />
        }
      >
        <OfflineNotice />
        <Page screen={screen}>
          <Outlet />
        </Page>
      </StudioShell>
      {wasDrawerAsked && (
        <Suspense fallback={null}>
          <NavigationDrawer {...around} isOpen={isDrawerOpen} onOpenChange={setIsDrawerOpen} />
        </Suspense>
      )}
      {wasPanelAsked && (
        <Suspense fallback={null}>
          <ShellPanels panel={panel} onPanelChanged={setPanel} />
        </Suspense>
      )}
      <ToastRegion queue={toasts} />
      <ScrollRestoration />
    </>
  );
}
