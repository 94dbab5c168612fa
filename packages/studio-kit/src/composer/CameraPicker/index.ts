export { CameraPicker } from './CameraPicker.tsx';
