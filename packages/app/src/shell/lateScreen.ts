// oxlint-disable-next-line no-restricted-imports -- The one place that hands React nothing that can fail.
import { lazy, type ComponentType } from 'react';
import { screenOrLost } from './LostScreen.tsx';

/**
 * What takes a whole screen's place and comes with its first drawing. React keeps for good what it is told first, a
 * failure too: so where the code does not arrive, it is told of what stands in its place and heals itself.
 */
export function lateScreen<Props extends object>(load: () => Promise<{ Component: ComponentType<Props> }>) {
  const arriving = screenOrLost(load);
  return lazy(async () => ({ default: (await arriving()).Component }));
}
