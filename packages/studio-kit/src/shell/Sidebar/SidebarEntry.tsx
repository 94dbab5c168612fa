import { SideNavItem } from '@kinora/design-system';
import { LateSoon } from './LateSoon.tsx';
import type { SidebarEvents, SidebarItem } from './sidebarGroup.ts';

interface SidebarEntryProps extends SidebarEvents {
  item: SidebarItem;
  isCurrent: boolean;
  onMarked: () => void;
}

/** One line of the sidebar: a link, a button that opens a panel, or one that says what is coming. */
export function SidebarEntry({ item, isCurrent, onMarked, ...events }: SidebarEntryProps) {
  const look = { label: item.label, icon: item.icon, isCurrent };
  if ('href' in item)
    return (
      <SideNavItem
        {...look}
        href={item.href}
        {...(item.opensWindow ? { target: '_blank' } : {})}
        onClick={(press) => {
          if (item.opensWindow) events.onWindowRequested?.({ href: item.href, press });
          events.onNavigated?.();
        }}
      />
    );
  if ('panel' in item)
    return (
      <SideNavItem
        {...look}
        aria-haspopup="dialog"
        onPress={() => {
          onMarked();
          events.onPanelRequested?.({ panel: item.panel });
        }}
      />
    );
  return <LateSoon {...{ item, look, onMarked }} onNavigated={events.onNavigated} />;
}
