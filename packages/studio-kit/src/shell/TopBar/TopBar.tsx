import { routes, type Person } from '@kinora/contract';
import { Button, IconButton, LinkButton, Skeleton, useLocale } from '@kinora/design-system';
import { ArrowUp, Coins, CreditCard, MenuIcon, MessageSquare, Plus } from '@kinora/design-system/icons';
import type { ReactNode } from 'react';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { numberIn } from '../../labels/numberIn.ts';
import { shellLabels } from '../../labels/shellLabels.ts';
import { amountOf, balance, bar, drawerButton, ends, line, person, spared } from './TopBar.css.ts';
import { UserMenu } from '../../account/UserMenu/index.ts';
import { HelpMenu, type HelpMenuProps } from '../HelpMenu/index.ts';

export interface TopBarProps {
  status: 'loading' | 'visitor' | 'member';
  user?: Person | null | undefined;
  /** What can be spent; null while it is not known. */
  credits?: number | null | undefined;
  isSubscribed?: boolean | undefined;
  /** On the way to where the subscription is managed. */
  isBillingPending?: boolean | undefined;
  /** The community's chat, on another site. */
  chatHref?: string | undefined;
  wikiHref?: string | undefined;
  /** Where the lines of the help menu lead. @default the pages of the product */
  helpHrefs?: HelpMenuProps['hrefs'] | undefined;
  /** Where Create leads; null for no such link. @default the page of the product */
  createHref?: string | null | undefined;
  /** Further links and buttons, before the others; on a phone their drawings alone are seen. */
  children?: ReactNode;
  onNavigationRequested?: (() => void) | undefined;
  /** Upgrade was pressed, by a visitor (A66) or a member (D34). */
  onUpgradeRequested?: (() => void) | undefined;
  onManageSubscriptionRequested?: (() => void) | undefined;
  onCreditsRequested?: (() => void) | undefined;
  onShortcutsRequested?: (() => void) | undefined;
  onSoonRequested?: ((event: { what: string }) => void) | undefined;
  onSignInRequested: () => void;
  onSignOutRequested: () => void;
  labels?: Partial<KitLabels['shell']> | undefined;
}

/** The bar over every screen (A50 to A66). */
export function TopBar({
  status,
  user,
  credits,
  isSubscribed = false,
  isBillingPending,
  chatHref,
  wikiHref,
  helpHrefs,
  createHref = routes.createImage.path,
  children,
  labels,
  ...events
}: TopBarProps) {
  const words = useKitLabels('shell', shellLabels, labels);
  const { locale } = useLocale();
  const amount = numberIn(locale);
  const { onNavigationRequested, onUpgradeRequested, onManageSubscriptionRequested, onCreditsRequested } =
    events;

  return (
    <header className={bar} data-component="TopBar">
      <div className={line}>
        <span className={drawerButton}>
          {onNavigationRequested && (
            <IconButton icon={MenuIcon} label={words.openNavigation} onPress={onNavigationRequested} />
          )}
        </span>
        <div className={ends}>
          {children}
          {chatHref && (
            <span className={spared}>
              <LinkButton variant="ghost" icon={MessageSquare} href={chatHref} target="_blank">
                {words.communityChat}
              </LinkButton>
            </span>
          )}
          <HelpMenu
            wikiHref={wikiHref}
            hrefs={helpHrefs}
            labels={labels}
            onShortcutsRequested={events.onShortcutsRequested}
          />
          {status === 'member' && onCreditsRequested && (
            <span className={balance}>
              {credits != null && (
                <Button variant="ghost" icon={Coins} onPress={onCreditsRequested}>
                  <bdi className={amountOf} data-figure={amount(credits)}>
                    <span>{words.credits(amount(credits))}</span>
                  </bdi>
                </Button>
              )}
            </span>
          )}
          {isSubscribed && status === 'member'
            ? onManageSubscriptionRequested && (
                <Button
                  icon={CreditCard}
                  isPending={isBillingPending}
                  onPress={onManageSubscriptionRequested}
                >
                  {words.manageSubscription}
                </Button>
              )
            : onUpgradeRequested && (
                <Button icon={ArrowUp} onPress={onUpgradeRequested}>
                  {words.upgrade}
                </Button>
              )}
          {createHref && (
            <LinkButton icon={Plus} href={createHref}>
              {words.create}
            </LinkButton>
          )}
          {status === 'member' && (
            <span className={person}>
              <UserMenu user={user} {...events} />
            </span>
          )}
          {status === 'loading' && <Skeleton shape="circle" />}
          {status === 'visitor' && <Button onPress={events.onSignInRequested}>{words.signIn}</Button>}
        </div>
      </div>
    </header>
  );
}
