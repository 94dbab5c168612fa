import { useFetchedWhen } from '@kinora/design-system';
import { room } from './SurroundSwitch.css.ts';
import type { SurroundSwitchProps } from './SurroundSwitch.tsx';

// A studio is worked in without it.
const fetchSwitch = () => import('./SurroundSwitch.tsx');

/** The swatches, whose place is kept until they come. */
export function LateSurroundSwitch(props: SurroundSwitchProps) {
  const late = useFetchedWhen(true, fetchSwitch);
  return late ? <late.SurroundSwitch {...props} /> : <div className={room} />;
}
