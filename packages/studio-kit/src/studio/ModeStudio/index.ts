export { ModeStudio, type ModeStudioProps } from './ModeStudio.tsx';
