export { LateMotionBrush as MotionBrush } from './LateMotionBrush.tsx';
export type { MotionBrushProps } from './MotionBrush.tsx';
