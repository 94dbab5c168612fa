import { Skeleton } from '@kinora/design-system';
import { useFetchedAtOnce } from '../../late/useFetchedAtOnce.ts';
import type { MotionBrushProps } from './MotionBrush.tsx';

// Drawing weighs, and one tool in many is drawn on.
const fetchBrush = () => import('./MotionBrush.tsx');

/** The brush, whose code comes when it is first drawn. */
export function LateMotionBrush(props: MotionBrushProps) {
  const late = useFetchedAtOnce(fetchBrush);
  return late ? <late.MotionBrush {...props} /> : <Skeleton data-awaited aspect={16 / 9} />;
}
