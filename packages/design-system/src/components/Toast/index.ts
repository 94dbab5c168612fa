export { createToastQueue, toastTones } from './toastQueue.ts';
export type { ToastContent, ToastQueue, ToastQueueOptions, ToastTiming, ToastTone } from './toastQueue.ts';
export { ToastRegion } from './ToastRegion.tsx';
export type { ToastRegionProps } from './ToastRegion.tsx';
