import { PromoBanner, Sidebar, studioGroups, StudioShell, type SidebarPanel } from '@kinora/studio-kit';
import { useCallback, useState } from 'react';
import { CurrentScreen, useLocation, useRoute } from '../router/RouterProvider.tsx';
import { ScrollMemory } from '../router/ScrollMemory.ts';
import { fetchScreen } from '../screens.ts';
import { useToasts } from '../toasts.tsx';
import { ShellTopBar } from './ShellTopBar.tsx';
import { lateDialog } from '../late/lateDialog.ts';
import { isStudioWindow } from './isStudioWindow.ts';
import { Messages } from './Messages.tsx';
import { Page } from './Page.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import type { ShellPanel } from './shellPanel.ts';
import { ShortcutsPrompt } from './ShortcutsPrompt.ts';
import { answerWindowRequest, type WindowRequest } from './studioWindow.ts';
import { useArrival } from './useArrival.ts';
import { useCollapsed } from './useCollapsed.ts';
import { useOfflineNews } from './useOfflineNews.ts';
import { usePromo } from './usePromo.ts';
import { useScreenAhead } from './useScreenAhead.ts';
import { useShellKeys } from './useShellKeys.ts';
import { useStrayDrops } from './useStrayDrops.ts';

// Its code comes with the first time it is asked for, which on a desktop is never.
const NavigationDrawer = lateDialog(() => import('./NavigationDrawer.tsx'));
const ShellPanels = lateDialog(() => import('./ShellPanels.tsx'));

/** Navigation, top bar, messages, and the screen within. */
export function AppShell() {
  const { pathname } = useLocation();
  const toasts = useToasts();
  const { screen } = useRoute();
  const [isCollapsed, setIsCollapsed] = useCollapsed();
  const [isOffered, dismissOffer] = usePromo();
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const [panel, setPanel] = useState<ShellPanel | null>(null);
  const openShortcuts = useCallback(() => setPanel('shortcuts'), []);
  useArrival();
  useOfflineNews();
  useStrayDrops();
  useScreenAhead(fetchScreen);
  useShellKeys(setPanel);

  const around = {
    groups: studioGroups,
    currentHref: pathname,
    onWindowRequested: (request: WindowRequest) => answerWindowRequest(request, pathname),
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
          <ShellTopBar
            onNavigationRequested={() => setIsDrawerOpen(true)}
            onShortcutsRequested={openShortcuts}
          />
        }
      >
        <Messages queue={toasts} />
        <Page screen={screen}>
          <ScreenBoundary>
            <ShortcutsPrompt value={openShortcuts}>
              <CurrentScreen />
            </ShortcutsPrompt>
          </ScreenBoundary>
        </Page>
      </StudioShell>
      <NavigationDrawer {...around} isOpen={isDrawerOpen} onOpenChange={setIsDrawerOpen} />
      <ShellPanels
        isOpen={panel !== null}
        onOpenChange={() => setPanel(null)}
        panel={panel}
        onPanelRequested={setPanel}
      />
      <ScrollMemory />
    </>
  );
}
