export { createToastQueue } from './createToastQueue.ts';
export type { ToastOptions, ToastQueue, ToastQueueOptions, ToldToasts } from './createToastQueue.ts';
export { toastTones } from './toastMessage.ts';
export type { ToastMessage, ToastTone } from './toastMessage.ts';
export { ToastRegion } from './ToastRegion.tsx';
export type { ToastRegionProps } from './ToastRegion.tsx';
