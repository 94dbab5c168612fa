export type { OwnFrames } from '../placing/placeFrames.ts';
export { DeviceStudio, type DeviceStudioProps } from './DeviceStudio.tsx';
