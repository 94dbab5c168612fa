import type { User } from '@kinora/contract';
import { Button, IconButton, Inline, Menu, Skeleton } from '@kinora/design-system';
import { LogOut, MenuIcon, User as Person } from '@kinora/design-system/icons';
import type { ReactNode } from 'react';
import { bar, drawerButton } from './TopBar.css.ts';

export interface TopBarProps {
  status: 'loading' | 'visitor' | 'member';
  user?: User | null | undefined;
  /** Further links and buttons, before the account. */
  children?: ReactNode;
  onNavigationRequested?: (() => void) | undefined;
  onSignInRequested: () => void;
  onSignOutRequested: () => void;
}

const nameOf = (user: User | null | undefined) => user?.user_metadata.full_name ?? user?.email ?? 'Account';

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
          <Menu
            label="Account"
            trigger={
              <Button variant="ghost" icon={Person}>
                {nameOf(user)}
              </Button>
            }
            items={[{ id: 'sign-out', label: 'Sign Out', icon: LogOut }]}
            onAction={({ id }) => {
              if (id === 'sign-out') onSignOutRequested();
            }}
          />
        )}
      </Inline>
    </header>
  );
}
