import { Skeleton, useFetchedWhen } from '@kinora/design-system';
import type { MotionBrushProps } from './MotionBrush.tsx';

// Drawing weighs, and one tool in many is drawn on.
const fetchBrush = () => import('./MotionBrush.tsx');

/** The brush, whose code comes when it is first drawn. */
export function LateMotionBrush(props: MotionBrushProps) {
  const late = useFetchedWhen(true, fetchBrush);
  const { width, height } = props.picture;
  const ratio = width && height ? width / height : 16 / 9;
  return late ? <late.MotionBrush {...props} /> : <Skeleton data-awaited aspect={ratio} />;
}
