import { MenuItem } from 'react-aria-components';
import { Check } from '../../icons/glyphs.ts';
import { Icon } from '../../icons/Icon.tsx';
import { safeRel } from '../Link/safeRel.ts';
import { item, shortcut as shortcutClass, tick } from './Menu.css.ts';
import type { MenuAction } from './menuEntry.ts';
import { MenuLineContent } from './MenuLineContent.tsx';

interface MenuLineProps {
  entry: MenuAction;
  /** Whether it is ticked or not, and so keeps room for a tick. */
  isChoice: boolean;
}

/** One line of a menu that does something, leads somewhere or is ticked. */
export function MenuLine({ entry, isChoice }: MenuLineProps) {
  const { id, label, icon, isDisabled = false, href, target, shortcut, tone } = entry;
  return (
    <MenuItem
      id={id}
      textValue={label}
      isDisabled={isDisabled}
      {...(href ? { href, ...safeRel(target, undefined) } : {})}
      className={item({ tone })}
    >
      {({ isSelected }) => (
        <>
          {isChoice && (
            <span aria-hidden="true" className={tick}>
              {isSelected && <Icon glyph={Check} size={16} />}
            </span>
          )}
          <MenuLineContent
            {...{ label, icon, shortcut }}
            isAway={Boolean(href) && target === '_blank'}
            // Drawn, not written: what shows as text would belong to the name.
            end={shortcut && <span aria-hidden dir="ltr" data-keys={shortcut} className={shortcutClass} />}
          />
        </>
      )}
    </MenuItem>
  );
}
