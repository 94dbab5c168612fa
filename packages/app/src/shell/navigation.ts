import { catalogue } from '@kinora/contract';
import { Film, History, House, Image } from '@kinora/design-system/icons';
import type { SidebarGroup, SidebarItem } from '@kinora/studio-kit';

const generators: readonly SidebarItem[] = catalogue.map(({ makes, path, title }) => ({
  href: path,
  label: title,
  icon: makes === 'video' ? Film : Image,
  opensWindow: true,
}));

/** Where one can go, in the order of the sidebar. */
export const navigation: readonly SidebarGroup[] = [
  { items: [{ href: '/', label: 'Home', icon: House }] },
  { label: 'My stuff', items: [{ href: '/creation-history', label: 'Creation history', icon: History }] },
  { label: 'Video Generators', items: generators },
];
