import { useFetchedWhen } from '@kinora/design-system';
import { fetchMenus } from '../../late/lateCode.ts';
import type { SelectionBarProps } from './SelectionBar.tsx';

/** What can be done with several frames, whose code comes with the first that is chosen. Kept while none is: it is there at once with the next. */
export function LateSelectionBar(props: SelectionBarProps) {
  const isWanted = props.count > 0;
  const late = useFetchedWhen(isWanted, fetchMenus);
  return isWanted && (late ? <late.SelectionBar {...props} /> : <span data-awaited hidden />);
}
