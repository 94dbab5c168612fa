export { ActivityTray, type ActivityTrayProps } from './ActivityTray.tsx';
export type { ActivityEvents, ActivityItem } from './activityItem.ts';
export { ActivityList, type ActivityListProps } from './ActivityList.tsx';
