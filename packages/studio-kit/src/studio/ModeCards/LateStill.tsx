import type { AnyForm } from '@kinora/contract';
import { useFetchedWhen } from '@kinora/design-system';
import { blank } from './LateStill.css.ts';

const fetchStill = async () => (await import('./ModeStill.tsx')).ModeStill;

/** Drawn once the words stand: a still is looked at, and not waited for. */
export function LateStill({ tool }: { tool: AnyForm }) {
  const Still = useFetchedWhen(true, fetchStill);
  return Still ? <Still tool={tool} /> : <span className={blank} />;
}
