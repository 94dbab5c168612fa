import type { AnyForm } from '@kinora/contract';
import { useFetchedWhen } from '@kinora/design-system';
import { frame } from './LateStill.css.ts';

const fetchStill = () => import('./ModeStill.tsx');

/** Drawn once the words stand: a still is looked at, and not waited for. */
export function LateStill({ tool }: { tool: AnyForm }) {
  const late = useFetchedWhen(true, fetchStill);
  return <span className={frame}>{late && <late.ModeStill tool={tool} />}</span>;
}
