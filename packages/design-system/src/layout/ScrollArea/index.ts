export { ScrollArea } from './ScrollArea.tsx';
export type { ScrollAreaProps } from './ScrollArea.tsx';
export { scrollBars } from './scrollBars.ts';
export type { ScrollBars } from './scrollBars.ts';
