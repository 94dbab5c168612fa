import { Button } from '@kinora/design-system';
import { User as Person } from '@kinora/design-system/icons';
import type { UserMenuProps } from '../../account/UserMenu/UserMenu.tsx';
import { nameOf } from '../../account/UserMenu/nameOf.ts';
import { useKitLabels } from '../../labels/index.ts';
import { userText } from '../../labels/userLabels.ts';
import { fetchMenus } from '../../late/lateCode.ts';
import { useFetched } from '../../late/useFetched.ts';

type LateUserProps = Omit<UserMenuProps, 'startsOpen' | 'labels'>;

/** The user menu, which costs nothing until it is asked for. */
export function LateUser(menu: LateUserProps) {
  const { account } = useKitLabels('account', userText);
  const [late, pressed] = useFetched(fetchMenus);
  return late ? (
    <late.UserMenu startsOpen {...menu} />
  ) : (
    <Button variant="ghost" icon={Person} aria-haspopup="menu" {...pressed}>
      {nameOf(menu.user) ?? account}
    </Button>
  );
}
