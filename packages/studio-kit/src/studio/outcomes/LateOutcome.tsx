import { Skeleton } from '@kinora/design-system';
import { useFetchedWhen } from '../../late/useFetchedAtOnce.ts';
import type * as Late from './Outcome.tsx';

let here: typeof Late | null = null;

/** Asked for while the work goes on, it is there when that ends. */
export const fetchOutcome = async () => (here = await import('./Outcome.tsx'));

/** A result whose view comes to those that have one. */
export function LateOutcome(props: Late.OutcomeProps) {
  const late = useFetchedWhen(here === null, fetchOutcome) ?? here;
  return late ? <late.Outcome {...props} /> : <Skeleton data-awaited aspect={16 / 9} />;
}
