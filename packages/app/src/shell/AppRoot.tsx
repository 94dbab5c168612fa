import { NavigationProvider } from '@kinora/design-system';
import { CreditsPrompt } from '../billing/CreditsPrompt.tsx';
import { PurchaseFollowing } from '../billing/PurchaseFollowing.tsx';
import { GoingOn } from '../account/GoingOn.tsx';
import { SignInPrompt } from '../account/SignInPrompt.tsx';
import { useRouter } from '../router/RouterProvider.tsx';
import { FollowedCode } from '../late/FollowedCode.tsx';
import { AppShell } from './AppShell.tsx';

/** The root of every route: links of the kit and the way back from dialogs go through the router, and any screen may ask to sign in, or for credits. */
export function AppRoot() {
  const { navigate, onOverlayOpened } = useRouter();
  return (
    <NavigationProvider navigate={(path) => void navigate(path)} onOverlayOpened={onOverlayOpened}>
      <FollowedCode>
        <SignInPrompt>
          <GoingOn>
            <PurchaseFollowing>
              <CreditsPrompt>
                <AppShell />
              </CreditsPrompt>
            </PurchaseFollowing>
          </GoingOn>
        </SignInPrompt>
      </FollowedCode>
    </NavigationProvider>
  );
}
