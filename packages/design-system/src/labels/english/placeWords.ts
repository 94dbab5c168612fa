import type { Labels } from '../labels.ts';

export const placeWords = {
  skipToContent: 'Skip to content',
  announcement: 'Announcement',
  collapseSidebar: 'Collapse sidebar',
  expandSidebar: 'Expand sidebar',
  breadcrumbs: 'Path to this page',
  placesBetween: 'Places in between',
} satisfies Partial<Labels>;
