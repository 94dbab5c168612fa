import { Button } from '@kinora/design-system';
import { ChevronDown } from '@kinora/design-system/icons';
import { fetchMenus } from '../../late/lateCode.ts';
import { useFetched } from '../../late/useFetched.ts';
import type { TemplateMenuProps } from './TemplateMenu.tsx';

/** The button to words to begin with, whose menu costs nothing until it is asked for. */
export function Templates(menu: TemplateMenuProps) {
  const [late, pressed] = useFetched(fetchMenus);
  return late ? (
    <late.TemplateMenu {...menu} />
  ) : (
    <Button
      size="sm"
      variant="ghost"
      icon={ChevronDown}
      aria-haspopup="menu"
      isDisabled={menu.isDisabled}
      {...pressed}
    >
      {menu.label}
    </Button>
  );
}
