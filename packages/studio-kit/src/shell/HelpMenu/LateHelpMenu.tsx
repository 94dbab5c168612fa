import { IconButton } from '@kinora/design-system';
import { CircleHelp } from '@kinora/design-system/icons';
import { useKitLabels } from '../../labels/index.ts';
import { shellLabels } from '../../labels/shellLabels.ts';
import { fetchMenus } from '../../late/lateCode.ts';
import { useFetched } from '../../late/useFetched.ts';
import type { HelpMenuProps as EagerProps } from './HelpMenu.tsx';

export type HelpMenuProps = Omit<EagerProps, 'startsOpen'>;

/** The help menu: menus are a fifth of a first screen, and come with the first press. */
export function LateHelpMenu(menu: HelpMenuProps) {
  const { help } = useKitLabels('shell', shellLabels, menu.labels);
  const [late, pressed] = useFetched(fetchMenus);
  return late ? (
    <late.HelpMenu startsOpen {...menu} />
  ) : (
    <IconButton icon={CircleHelp} label={help} aria-haspopup="menu" {...pressed} />
  );
}
