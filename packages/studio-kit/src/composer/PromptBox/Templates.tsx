import { Button } from '@kinora/design-system';
import { ChevronDown } from '@kinora/design-system/icons';
import { useFetched } from '../../late/useFetched.ts';
import type { TemplateMenuProps } from './TemplateMenu.tsx';

// Menus are a fifth of a first screen: this one comes with its first press.
const fetchMenu = async () => (await import('./TemplateMenu.tsx')).TemplateMenu;

/** The button to words to begin with, whose menu costs nothing until it is asked for. */
export function Templates(menu: TemplateMenuProps) {
  const [TemplateMenu, ask] = useFetched(fetchMenu);
  return TemplateMenu ? (
    <TemplateMenu {...menu} />
  ) : (
    <Button
      size="sm"
      variant="ghost"
      icon={ChevronDown}
      aria-haspopup="menu"
      isDisabled={menu.isDisabled}
      onPress={ask}
    >
      {menu.label}
    </Button>
  );
}
