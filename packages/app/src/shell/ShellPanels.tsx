import { ShortcutSheet, StudioPalette, ThemeGallery, WhatsNew } from '@kinora/studio-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAuth, useUserId } from '../account/AuthProvider.tsx';
import { useSignInPrompt } from '../account/SignInPrompt.tsx';
import { useSignOut } from '../account/useSignOut.ts';
import { creationsQuery } from '../queries/creations.ts';
import { useStudioApi } from '../StudioApiProvider.tsx';
import type { ShellPanel } from './shellPanel.ts';
import { useTheme } from './useTheme.ts';

export interface ShellPanelsProps {
  onOpenChange: (isOpen: boolean) => void;
  /** Which of them is. */
  panel: ShellPanel | null;
  onPanelRequested: (panel: ShellPanel) => void;
}

const recently = 8;

/** What opens over the page: from the sidebar (D22), and by keys. */
export default function ShellPanels({ onOpenChange, panel, onPanelRequested }: ShellPanelsProps) {
  const [theme, setTheme] = useTheme();
  const { status } = useAuth();
  const userId = useUserId();
  const askToSignIn = useSignInPrompt();
  const signOut = useSignOut();
  const latest = useInfiniteQuery({
    ...creationsQuery(useStudioApi(), userId, { sort: 'newest' }),
    enabled: status === 'member' && panel === 'palette',
  });
  const opens = (one: ShellPanel) => ({
    isOpen: panel === one,
    // What a chosen line opened instead stays open.
    onOpenChange: (isOpen: boolean) => !isOpen && panel === one && onOpenChange(false),
  });
  return (
    <>
      <WhatsNew {...opens('news')} />
      <ThemeGallery {...opens('themes')} theme={theme} onThemeChosen={(event) => setTheme(event.theme)} />
      <ShortcutSheet {...opens('shortcuts')} />
      <StudioPalette
        {...opens('palette')}
        isMember={status === 'member'}
        creations={latest.data?.pages[0]?.items.slice(0, recently)}
        onModeChosen={({ mode }) => setTheme({ ...theme, mode })}
        // The palette closes itself after a choice: what it leads to opens after that.
        onShortcutsRequested={() => setTimeout(() => onPanelRequested('shortcuts'))}
        onSignInRequested={() => setTimeout(askToSignIn)}
        onSignOutRequested={() => setTimeout(signOut)}
      />
    </>
  );
}
