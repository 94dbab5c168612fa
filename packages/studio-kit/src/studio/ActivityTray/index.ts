export {
  ActivityTray,
  type ActivityEvents,
  type ActivityItem,
  type ActivityTrayProps,
} from './ActivityTray.tsx';
export { ActivityList, type ActivityListProps } from './ActivityList.tsx';
