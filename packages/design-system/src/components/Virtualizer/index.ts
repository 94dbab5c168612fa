export { Virtualizer } from './Virtualizer.tsx';
export type { VirtualizerProps } from './Virtualizer.tsx';
export { listLayouts } from './VirtualLayout.ts';
export type { ListLayout } from './VirtualLayout.ts';
