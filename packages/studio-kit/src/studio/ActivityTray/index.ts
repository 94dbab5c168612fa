export { ActivityTray, type ActivityTrayProps } from './ActivityTray.tsx';
export type { ActivityEvents, ActivityItem, SendingItem } from './activityItem.ts';
