import { Button } from '@kinora/design-system';
import { User as Person } from '@kinora/design-system/icons';
import type { UserMenuProps } from '../../account/UserMenu/UserMenu.tsx';
import { nameOf } from '../../account/UserMenu/nameOf.ts';
import { useKitLabels } from '../../labels/index.ts';
import { accountLabels } from '../../labels/accountLabels.ts';
import { useFetched } from '../../late/useFetched.ts';

interface LateUserProps extends Omit<UserMenuProps, 'startsOpen' | 'labels'> {
  onMenuLost?: (() => void) | undefined;
}

// As the help menu: it comes with its first press.
const fetchMenu = async () => (await import('../../account/UserMenu/UserMenu.tsx')).UserMenu;

/** The user menu, which costs nothing until it is asked for. */
export function LateUser({
  user,
  onSoonRequested,
  onCreditsRequested,
  onSignOutRequested,
  onMenuLost,
}: LateUserProps) {
  const { account } = useKitLabels('account', accountLabels);
  const [UserMenu, ask] = useFetched(fetchMenu, onMenuLost);
  return UserMenu ? (
    <UserMenu startsOpen {...{ user, onSoonRequested, onCreditsRequested, onSignOutRequested }} />
  ) : (
    <Button variant="ghost" icon={Person} aria-haspopup="menu" onPress={ask}>
      {nameOf(user) ?? account}
    </Button>
  );
}
