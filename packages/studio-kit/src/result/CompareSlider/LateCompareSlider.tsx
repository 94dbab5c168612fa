import { Skeleton, useFetchedWhen } from '@kinora/design-system';
import { shapedAs } from '../aspect.ts';
import { ground, shaped } from '../ground.css.ts';
import type { CompareSliderProps } from './CompareSlider.tsx';

// Most results are looked at by themselves.
const fetchSlider = () => import('./CompareSlider.tsx');

/** The seam, whose code comes when it is first drawn. */
export function LateCompareSlider(props: CompareSliderProps) {
  const late = useFetchedWhen(true, fetchSlider);
  if (late) return <late.CompareSlider {...props} />;
  return (
    <div className={ground} style={shapedAs(props.ratio)}>
      <Skeleton data-awaited className={shaped} />
    </div>
  );
}
