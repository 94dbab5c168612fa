// What opens beside something at a press: small parts that share much, and come together with the first press.
export { CostPopover } from '../billing/CostBadge/CostPopover.tsx';
export { SoonEntry } from '../shell/Sidebar/SoonEntry.tsx';
export { ActivityPopover } from '../studio/ActivityTray/ActivityPopover.tsx';
