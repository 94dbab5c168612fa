import { IconButton } from '@kinora/design-system';
import { CircleHelp } from '@kinora/design-system/icons';
import type { HelpMenuProps } from '../HelpMenu/HelpMenu.tsx';
import { fetchMenus } from '../../late/lateCode.ts';
import { useFetched } from '../../late/useFetched.ts';

interface LateHelpProps extends Pick<
  HelpMenuProps,
  'hrefs' | 'labels' | 'wikiHref' | 'onShortcutsRequested'
> {
  label: string;
}

/** The help menu: menus are a fifth of a first screen, and come with the first press. */
export function LateHelp({ label, ...menu }: LateHelpProps) {
  const [late, pressed] = useFetched(fetchMenus);
  return late ? (
    <late.HelpMenu startsOpen {...menu} />
  ) : (
    <IconButton icon={CircleHelp} label={label} aria-haspopup="menu" {...pressed} />
  );
}
