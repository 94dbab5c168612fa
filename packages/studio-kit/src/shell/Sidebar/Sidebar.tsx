import { Icon, IconButton, KinoraMark, Link, Text, Tooltip, VisuallyHidden } from '@kinora/design-system';
import { PanelLeft } from '@kinora/design-system/icons';
import type { Glyph } from '@kinora/design-system';
import type { MouseEvent } from 'react';
import { group, head, item, list, sidebar } from './Sidebar.css.ts';

export interface SidebarItem {
  readonly href: string;
  readonly label: string;
  readonly icon: Glyph;
  /** Opens a window of its own: a real link, whose press may be answered otherwise. */
  readonly opensWindow?: boolean | undefined;
}

export interface SidebarGroup {
  /** Without one, the group needs no name. */
  readonly label?: string | undefined;
  readonly items: readonly SidebarItem[];
}

export interface SidebarProps {
  groups: readonly SidebarGroup[];
  currentHref: string;
  isCollapsed: boolean;
  /** Without it the sidebar has no switch, as in a drawer. */
  onCollapsedChange?: ((event: { isCollapsed: boolean }) => void) | undefined;
  /** A press on an item that opens a window; prevent it to open that window yourself. */
  onWindowRequested?: ((event: { href: string; press: MouseEvent }) => void) | undefined;
  onNavigated?: (() => void) | undefined;
}

/** The way around: 232 px wide, or a strip of icons of 64 px. */
export function Sidebar({
  groups,
  currentHref,
  isCollapsed,
  onCollapsedChange,
  onWindowRequested,
  onNavigated,
}: SidebarProps) {
  return (
    <nav className={sidebar({ isCollapsed })} aria-label="Main" data-component="Sidebar">
      <div className={head({ isCollapsed })}>
        <Link href="/" aria-label="Kinora, home" className={item({ isCollapsed, isBrand: true })}>
          <KinoraMark size={24} />
          {!isCollapsed && (
            <Text size="lg" weight="strong">
              Kinora
            </Text>
          )}
        </Link>
        {onCollapsedChange && (
          <IconButton
            icon={PanelLeft}
            label={isCollapsed ? 'Expand sidebar' : 'Collapse sidebar'}
            onPress={() => onCollapsedChange({ isCollapsed: !isCollapsed })}
          />
        )}
      </div>
      {groups.map(({ label, items }, index) => (
        <div key={label ?? index} className={group}>
          {label &&
            (isCollapsed ? (
              <VisuallyHidden>{label}</VisuallyHidden>
            ) : (
              <Text size="xs" tone="tertiary" weight="medium">
                {label}
              </Text>
            ))}
          <ul className={list} aria-label={label}>
            {items.map((each) => (
              <li key={each.href}>
                <SidebarLink
                  item={each}
                  isCurrent={each.href === currentHref}
                  isCollapsed={isCollapsed}
                  onWindowRequested={onWindowRequested}
                  onNavigated={onNavigated}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

interface SidebarLinkProps extends Pick<SidebarProps, 'isCollapsed' | 'onWindowRequested' | 'onNavigated'> {
  item: SidebarItem;
  isCurrent: boolean;
}

function SidebarLink({ item: of, isCurrent, isCollapsed, onWindowRequested, onNavigated }: SidebarLinkProps) {
  const link = (
    <Link
      href={of.href}
      className={item({ isCollapsed, isCurrent })}
      {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
      {...(isCollapsed ? { 'aria-label': of.label } : {})}
      {...(of.opensWindow ? { target: '_blank', rel: 'noopener' } : {})}
      onClick={(press) => {
        if (of.opensWindow) onWindowRequested?.({ href: of.href, press });
        onNavigated?.();
      }}
    >
      <Icon glyph={of.icon} />
      {!isCollapsed && <span>{of.label}</span>}
    </Link>
  );
  return isCollapsed ? (
    <Tooltip trigger={link} placement="right">
      {of.label}
    </Tooltip>
  ) : (
    link
  );
}
