export { tabOrientations, Tabs } from './Tabs.tsx';
export type { TabItem, TabOrientation, TabsProps } from './Tabs.tsx';
