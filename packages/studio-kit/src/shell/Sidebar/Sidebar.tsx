import { routes } from '@kinora/contract';
import { KinoraMark, Link, SideNav, SideNavGroup, Text } from '@kinora/design-system';
import { useState, type ReactNode } from 'react';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { shellLabels } from '../../labels/shellLabels.ts';
import { brand, inDrawer } from './Sidebar.css.ts';
import { keyOf, type SidebarEvents, type SidebarGroup } from './sidebarGroup.ts';
import { SidebarEntry } from './SidebarEntry.tsx';

export interface SidebarProps extends SidebarEvents {
  groups: readonly SidebarGroup[];
  currentHref: string;
  /** @default the first page of the product */
  homeHref?: string | undefined;
  /** @default false */
  isCollapsed?: boolean | undefined;
  /** Without it the sidebar has no switch and takes all the width, as in a drawer. */
  onCollapsedChange?: ((event: { isCollapsed: boolean }) => void) | undefined;
  /** Stands at the end of its head: what closes the drawer it is in. */
  besideMark?: ReactNode;
  labels?: Partial<Pick<KitLabels['shell'], 'main' | 'home' | 'product'>> | undefined;
}

/** The way around: 232 px wide, or a strip of icons of 64 px (A29 to A45). */
export function Sidebar({
  groups,
  currentHref,
  homeHref = routes.home.path,
  isCollapsed = false,
  onCollapsedChange,
  besideMark,
  labels,
  ...events
}: SidebarProps) {
  const { main, home, product } = useKitLabels('shell', shellLabels, labels);
  // What goes nowhere marks itself when pressed (D22), until one goes somewhere.
  const [pressed, setPressed] = useState({ key: '', at: currentHref });
  const items = groups.flatMap((group) => group.items);
  // Two items may lead to the same place: one mark is enough.
  const here = items.find((item) => 'href' in item && item.href === currentHref);
  const marked = pressed.key && pressed.at === currentHref ? pressed.key : here && keyOf(here);

  return (
    <SideNav
      label={main}
      data-component="Sidebar"
      isCollapsed={isCollapsed}
      {...(onCollapsedChange ? { onCollapsedChange } : { className: inDrawer })}
      header={
        <>
          <Link href={homeHref} aria-label={home} className={brand} onClick={() => events.onNavigated?.()}>
            <KinoraMark size={24} />
            {!isCollapsed && (
              <Text size="lg" weight="strong">
                {product}
              </Text>
            )}
          </Link>
          {besideMark}
        </>
      }
    >
      {groups.map((group, index) => (
        <SideNavGroup key={group.label ?? index} {...(group.label ? { label: group.label } : {})}>
          {group.items.map((item) => (
            <SidebarEntry
              key={keyOf(item)}
              item={item}
              isCurrent={keyOf(item) === marked}
              onMarked={() => setPressed({ key: keyOf(item), at: currentHref })}
              {...events}
            />
          ))}
        </SideNavGroup>
      ))}
    </SideNav>
  );
}
