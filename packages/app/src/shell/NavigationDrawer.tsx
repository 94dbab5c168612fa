import { shellWords } from '@kinora/contract';
import { Drawer, IconButton, useLabels } from '@kinora/design-system';
import { X } from '@kinora/design-system/icons';
import { Sidebar, type SidebarProps } from '@kinora/studio-kit';

export interface NavigationDrawerProps extends Pick<
  SidebarProps,
  'groups' | 'currentHref' | 'onWindowRequested' | 'onPanelRequested'
> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The sidebar on a phone (A30). */
export default function NavigationDrawer({ isOpen, onOpenChange, ...around }: NavigationDrawerProps) {
  const { close } = useLabels();
  const leave = () => onOpenChange(false);
  return (
    <Drawer isOpen={isOpen} onOpenChange={onOpenChange} label={shellWords.navigation} side="start">
      <Sidebar
        {...around}
        besideMark={<IconButton icon={X} label={close} onPress={leave} />}
        onNavigated={leave}
      />
    </Drawer>
  );
}
