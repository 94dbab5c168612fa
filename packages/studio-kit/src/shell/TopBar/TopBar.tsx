import type { User } from '@kinora/contract';
import { Button, IconButton, Inline, Skeleton } from '@kinora/design-system';
import { MenuIcon } from '@kinora/design-system/icons';
import { lazy, Suspense, type ReactNode } from 'react';
import { bar, drawerButton } from './TopBar.css.ts';

// Menus are a fifth of a visitor's first screen, and no visitor has one.
const AccountMenu = lazy(async () => ({ default: (await import('./AccountMenu.tsx')).AccountMenu }));

export interface TopBarProps {
  status: 'loading' | 'visitor' | 'member';
  user?: User | null | undefined;
  /** Further links and buttons, before the account. */
  children?: ReactNode;
  onNavigationRequested?: (() => void) | undefined;
  onSignInRequested: () => void;
  onSignOutRequested: () => void;
}

/** The bar over every screen: the way to the navigation on a phone, and who is signed in. */
export function TopBar({
  status,
  user,
  children,
  onNavigationRequested,
  onSignInRequested,
  onSignOutRequested,
}: TopBarProps) {
  return (
    <header className={bar} data-component="TopBar">
      <span className={drawerButton}>
        <IconButton icon={MenuIcon} label="Open navigation" onPress={() => onNavigationRequested?.()} />
      </span>
      <Inline gap={8} justify="end">
        {children}
        {status === 'loading' && <Skeleton shape="circle" />}
        {status === 'visitor' && <Button onPress={onSignInRequested}>Sign In</Button>}
        {status === 'member' && (
          <Suspense fallback={<Skeleton shape="circle" />}>
            <AccountMenu user={user} onSignOutRequested={onSignOutRequested} />
          </Suspense>
        )}
      </Inline>
    </header>
  );
}
