import type { User } from '@kinora/contract';
import { Button, Menu } from '@kinora/design-system';
import { LogOut, User as Person } from '@kinora/design-system/icons';

export interface AccountMenuProps {
  user?: User | null | undefined;
  onSignOutRequested: () => void;
}

const nameOf = (user: User | null | undefined) => user?.user_metadata.full_name ?? user?.email ?? 'Account';

/** Who is signed in, and the way out. */
export function AccountMenu({ user, onSignOutRequested }: AccountMenuProps) {
  return (
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
  );
}
