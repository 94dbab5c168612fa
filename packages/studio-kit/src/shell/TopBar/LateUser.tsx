import { Button } from '@kinora/design-system';
import { User as Person } from '@kinora/design-system/icons';
import type { UserMenuProps } from '../../account/UserMenu/UserMenu.tsx';
import { nameOf } from '../../account/UserMenu/nameOf.ts';
import { useKitLabels } from '../../labels/index.ts';
import { userText } from '../../labels/userLabels.ts';
import { fetchMenus } from '../../late/lateCode.ts';
import { useFetched } from '../../late/useFetched.ts';

interface LateUserProps extends Omit<UserMenuProps, 'startsOpen' | 'labels'> {
  onMenuLost?: (() => void) | undefined;
}

/** The user menu, which costs nothing until it is asked for. */
export function LateUser({
  user,
  onSoonRequested,
  onCreditsRequested,
  onSignOutRequested,
  onMenuLost,
}: LateUserProps) {
  const { account } = useKitLabels('account', userText);
  const [late, ask] = useFetched(fetchMenus, onMenuLost);
  return late ? (
    <late.UserMenu startsOpen {...{ user, onSoonRequested, onCreditsRequested, onSignOutRequested }} />
  ) : (
    <Button variant="ghost" icon={Person} aria-haspopup="menu" onPress={ask}>
      {nameOf(user) ?? account}
    </Button>
  );
}
