import { useFetchedWhen } from '@kinora/design-system';
import { fetchMenus } from '../../late/lateCode.ts';
import type { SelectionBarProps } from './SelectionBar.tsx';

/** What can be done with several frames, whose code comes with the first that is chosen. */
export function LateSelectionBar(props: SelectionBarProps) {
  const late = useFetchedWhen(true, fetchMenus);
  return late ? <late.SelectionBar {...props} /> : <span data-awaited hidden />;
}
