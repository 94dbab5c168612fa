import { Icon } from '../../icons/Icon.tsx';
import type { Glyph } from '../../icons/Icon.tsx';
import { NewTabMark } from '../Link/NewTabMark.tsx';
import { badge as badgeClass, dot, iconBox, words } from './SideNav.css.ts';

interface SideNavItemContentProps {
  label: string;
  icon: Glyph;
  badge: string | number | undefined;
  target: string | undefined;
  isCollapsed: boolean;
}

/** What is seen of an item: in full, or its icon alone. */
export function SideNavItemContent({ label, icon, badge, target, isCollapsed }: SideNavItemContentProps) {
  const hasBadge = badge !== undefined && badge !== '';
  return (
    <>
      <span className={iconBox}>
        <Icon glyph={icon} size={18} />
      </span>
      {isCollapsed ? (
        hasBadge && <span data-part="badge" className={dot} />
      ) : (
        <>
          <span data-part="label" className={words}>
            {label}
          </span>
          {hasBadge && (
            <span data-part="badge" className={badgeClass}>
              {badge}
            </span>
          )}
          <NewTabMark target={target} className={iconBox} />
        </>
      )}
    </>
  );
}
