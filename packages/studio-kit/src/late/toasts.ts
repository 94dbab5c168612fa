export { ToastRegion } from '@kinora/design-system';
