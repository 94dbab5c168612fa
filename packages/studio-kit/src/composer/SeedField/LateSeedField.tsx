import { Skeleton, useFetchedWhen } from '@kinora/design-system';
import type { SeedFieldProps } from './SeedField.tsx';

// Few tools have a seed.
const fetchSeed = () => import('./SeedField.tsx');

/** The field, whose code comes when it is first drawn. */
export function LateSeedField(props: SeedFieldProps) {
  const late = useFetchedWhen(true, fetchSeed);
  return late ? <late.SeedField {...props} /> : <Skeleton data-awaited aspect={5.5} />;
}
