import { authWords, payingWords, personOf, problemIn, routes, shellWords } from '@kinora/contract';
import { TopBar, type TopBarProps } from '@kinora/studio-kit';
import { useAccount } from '../account/useAccount.ts';
import { useAuth } from '../account/AuthProvider.tsx';
import { useSignInPrompt } from '../account/SignInPrompt.tsx';
import { useSignOut } from '../account/useSignOut.ts';
import { useSubscription } from '../account/useSubscription.ts';
import { useBillingPortal } from '../billing/useBillingPortal.ts';
import { useCreditsPrompt } from '../billing/CreditsPrompt.tsx';
import { useConfig } from '../ConfigProvider.tsx';
import { useNavigate } from '../router/RouterProvider.tsx';
import { useToasts } from '../toasts.tsx';
import { latePart } from '../late/latePart.tsx';

// A visitor has nothing under way.
const AppActivityTray = latePart(() => import('../activity/AppActivityTray.tsx'));

export type ShellTopBarProps = Pick<TopBarProps, 'onNavigationRequested' | 'onShortcutsRequested'>;

/** The bar over every screen, knowing who is here and what they have (A50 to A66). */
export function ShellTopBar(events: ShellTopBarProps) {
  const { chatUrl, wikiUrl } = useConfig();
  const { status, user } = useAuth();
  const { limits } = useAccount();
  const { subscription } = useSubscription();
  const navigate = useNavigate();
  const toasts = useToasts();
  const askToSignIn = useSignInPrompt();
  const signOut = useSignOut();
  const portal = useBillingPortal((thrown) =>
    // The function said no (A180), or something broke on the way (A181).
    problemIn(thrown) ? payingWords.portalFailed : payingWords.portalBroke,
  );

  const upgrade = () => {
    if (status === 'member') return void navigate(routes.pricing.path);
    toasts.add({ tone: 'info', topic: 'account', ...authWords.signInRequired });
    askToSignIn();
  };
  return (
    <TopBar
      {...events}
      status={status}
      user={user && personOf(user)}
      credits={limits?.credit_balance}
      isSubscribed={subscription.subscribed}
      chatHref={chatUrl}
      wikiHref={wikiUrl}
      onUpgradeRequested={upgrade}
      isBillingPending={portal.isPending}
      onManageSubscriptionRequested={portal.open}
      onCreditsRequested={useCreditsPrompt()}
      onSoonRequested={({ what }) =>
        toasts.add({ tone: 'info', topic: 'soon', title: shellWords.isComingSoon(what) })
      }
      onSignInRequested={askToSignIn}
      onSignOutRequested={signOut}
    >
      {status === 'member' && <AppActivityTray />}
    </TopBar>
  );
}
