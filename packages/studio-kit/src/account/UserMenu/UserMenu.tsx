import type { Person } from '@kinora/contract';
import { Button, Menu, type MenuContent } from '@kinora/design-system';
import { Coins, LogOut, Settings, User as Figure } from '@kinora/design-system/icons';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { userText } from '../../labels/userLabels.ts';
import { useLateOpening } from '../../late/useLateOpening.ts';
import { nameOf } from './nameOf.ts';

export interface UserMenuProps {
  user?: Person | null | undefined;
  /** Opens at once: its code came with the press. @default false */
  startsOpen?: boolean | undefined;
  /** Profile or Settings was chosen, which are not there yet (A61, A62). Without it, they are left out. */
  onSoonRequested?: ((event: { what: string }) => void) | undefined;
  onCreditsRequested?: (() => void) | undefined;
  onSignOutRequested: () => void;
  labels?:
    | Partial<Pick<KitLabels['account'], 'account' | 'getCredits' | 'profile' | 'settings' | 'signOut'>>
    | undefined;
}

/** Who is signed in, and what is theirs (A60 to A63). */
export function UserMenu({
  user,
  startsOpen = false,
  onSoonRequested,
  onCreditsRequested,
  onSignOutRequested,
  labels,
}: UserMenuProps) {
  const { account, getCredits, profile, settings, signOut } = useKitLabels('account', userText, labels);
  const { trigger, ...opening } = useLateOpening(startsOpen);

  const soon: MenuContent[] = [
    { id: 'profile', label: profile, icon: Figure },
    { id: 'settings', label: settings, icon: Settings },
  ];
  const own: MenuContent[] = [
    ...(onSoonRequested ? soon : []),
    ...(onCreditsRequested ? [{ id: 'credits', label: getCredits, icon: Coins }] : []),
  ];

  const answer = (id: string) => {
    if (id === 'profile') onSoonRequested?.({ what: profile });
    if (id === 'settings') onSoonRequested?.({ what: settings });
    if (id === 'credits') onCreditsRequested?.();
    if (id === 'sign-out') onSignOutRequested();
  };

  return (
    <Menu
      label={account}
      placement="bottom end"
      {...opening}
      trigger={
        <Button ref={trigger} variant="ghost" icon={Figure}>
          {nameOf(user) ?? account}
        </Button>
      }
      items={[...own, { id: 'leaving', entries: [{ id: 'sign-out', label: signOut, icon: LogOut }] }]}
      onAction={({ id }) => answer(id)}
    />
  );
}
