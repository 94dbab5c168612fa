export { ActivityTray, type ActivityTrayProps } from './ActivityTray.tsx';
export type { ActivityEvents, ActivityItem } from './activityItem.ts';
