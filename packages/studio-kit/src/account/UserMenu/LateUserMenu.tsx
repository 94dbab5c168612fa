import { Button } from '@kinora/design-system';
import { User as Person } from '@kinora/design-system/icons';
import { useKitLabels } from '../../labels/index.ts';
import { userText } from '../../labels/userLabels.ts';
import { fetchMenus } from '../../late/lateCode.ts';
import { useFetched } from '../../late/useFetched.ts';
import { nameOf } from './nameOf.ts';
import type { UserMenuProps as EagerProps } from './UserMenu.tsx';

export type UserMenuProps = Omit<EagerProps, 'startsOpen'>;

/** The user menu, which costs nothing until it is asked for. */
export function LateUserMenu(menu: UserMenuProps) {
  const { account } = useKitLabels('account', userText, menu.labels);
  const [late, pressed] = useFetched(fetchMenus);
  return late ? (
    <late.UserMenu startsOpen {...menu} />
  ) : (
    <Button variant="ghost" icon={Person} aria-haspopup="menu" {...pressed}>
      {nameOf(menu.user) ?? account}
    </Button>
  );
}
