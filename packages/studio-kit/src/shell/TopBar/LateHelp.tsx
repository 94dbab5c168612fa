import { IconButton } from '@kinora/design-system';
import { CircleHelp } from '@kinora/design-system/icons';
import type { HelpMenuProps } from '../HelpMenu/HelpMenu.tsx';
import { useFetched } from '../../late/useFetched.ts';

interface LateHelpProps extends Pick<
  HelpMenuProps,
  'hrefs' | 'labels' | 'wikiHref' | 'onShortcutsRequested'
> {
  label: string;
  onMenuLost?: (() => void) | undefined;
}

// Menus are a fifth of a first screen: this one comes with its first press.
const fetchMenu = async () => (await import('../HelpMenu/HelpMenu.tsx')).HelpMenu;

/** The help menu, which costs nothing until it is asked for. */
export function LateHelp({ label, onMenuLost, ...menu }: LateHelpProps) {
  const [HelpMenu, ask] = useFetched(fetchMenu, onMenuLost);
  return HelpMenu ? (
    <HelpMenu startsOpen {...menu} />
  ) : (
    <IconButton icon={CircleHelp} label={label} aria-haspopup="menu" onPress={ask} />
  );
}
