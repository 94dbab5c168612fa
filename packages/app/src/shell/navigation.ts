import { studioGroups, type SidebarGroup } from '@kinora/studio-kit';
import { isBuilt } from '../screens.ts';

/** Where one can go: the kit's groups without the pages that this app does not have. */
export const navigation: readonly SidebarGroup[] = studioGroups.map((group) => ({
  ...group,
  items: group.items
    .filter((item) => !('href' in item) || isBuilt(item.href))
    .map((item) =>
      'instead' in item && item.instead && !isBuilt(item.instead.href)
        ? { ...item, instead: undefined }
        : item,
    ),
}));
