export { DeviceStudio, type DeviceStudioProps } from './DeviceStudio.tsx';
