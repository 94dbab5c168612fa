import { Drawer } from '@kinora/design-system';
import { Sidebar, type SidebarProps } from '@kinora/studio-kit';

export interface NavigationDrawerProps extends Pick<
  SidebarProps,
  'groups' | 'currentHref' | 'onWindowRequested' | 'onPanelRequested' | 'onSaysLost'
> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The sidebar on a phone (A30). */
export default function NavigationDrawer({ isOpen, onOpenChange, ...around }: NavigationDrawerProps) {
  return (
    <Drawer isOpen={isOpen} onOpenChange={onOpenChange} label="Navigation" side="start">
      <Sidebar {...around} onNavigated={() => onOpenChange(false)} />
    </Drawer>
  );
}
