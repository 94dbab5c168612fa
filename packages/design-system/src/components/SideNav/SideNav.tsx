import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../../css/joinClasses.ts';
import { PanelLeft } from '../../icons/glyphs.ts';
import { placeWords } from '../../labels/english/placeWords.ts';
import { useWords } from '../../labels/LabelsProvider.tsx';
import type { Labels } from '../../labels/labels.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CollapsedContext } from './CollapsedContext.ts';
import { foot, groups, head, sideNav } from './SideNav.css.ts';

export interface SideNavProps extends Omit<ComponentProps<'nav'>, 'style' | 'aria-label'> {
  /** Names it among the landmarks of the page. */
  label: string;
  /** SideNavGroups. */
  children: ReactNode;
  /** Only the icons are seen; names show on hover and on focus. @default false */
  isCollapsed?: boolean | undefined;
  /** Puts a switch at its head. Without it, as in a drawer, there is none. */
  onCollapsedChange?: ((event: { isCollapsed: boolean }) => void) | undefined;
  /** Stands over the groups while they scroll: the product's mark. */
  header?: ReactNode;
  /** Stands under them: the account. */
  footer?: ReactNode;
  labels?: Partial<Pick<Labels, 'collapseSidebar' | 'expandSidebar'>> | undefined;
}

/** The way around a product, at its side: in full, or as a strip of icons. */
export function SideNav({
  label,
  children,
  isCollapsed = false,
  onCollapsedChange,
  header,
  footer,
  labels,
  className,
  ...rest
}: SideNavProps) {
  const { collapseSidebar, expandSidebar } = useWords(placeWords, labels);
  const groupsId = useId();
  return (
    <nav
      data-component="SideNav"
      {...rest}
      aria-label={label}
      data-collapsed={isCollapsed || undefined}
      className={joinClasses(sideNav({ isCollapsed }), className)}
    >
      <CollapsedContext value={isCollapsed}>
        {(header || onCollapsedChange) && (
          <div data-part="header" className={head({ isCollapsed })}>
            {header}
            {onCollapsedChange && (
              <IconButton
                data-part="switch"
                icon={PanelLeft}
                label={isCollapsed ? expandSidebar : collapseSidebar}
                aria-controls={groupsId}
                tooltipPlacement="end"
                onPress={() => onCollapsedChange({ isCollapsed: !isCollapsed })}
              />
            )}
          </div>
        )}
        <div id={groupsId} data-part="groups" className={groups({ isCollapsed })}>
          {children}
        </div>
        {footer && (
          <div data-part="footer" className={foot}>
            {footer}
          </div>
        )}
      </CollapsedContext>
    </nav>
  );
}
