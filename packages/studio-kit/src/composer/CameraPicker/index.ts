export { LateCameraPicker as CameraPicker } from './LateCameraPicker.tsx';
