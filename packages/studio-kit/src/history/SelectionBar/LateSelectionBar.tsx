import { fetchMenus } from '../../late/lateCode.ts';
import { LostCode } from '../../late/LostCode.tsx';
import { useAwaitedCode } from '../../late/useAwaitedCode.ts';
import type { SelectionBarProps } from './SelectionBar.tsx';

/** What can be done with several frames, whose code comes with the first that is chosen. Kept while none is: it is there at once with the next. */
export function LateSelectionBar(props: SelectionBarProps) {
  const isWanted = props.count > 0;
  const [late, lost] = useAwaitedCode(isWanted, fetchMenus);
  if (!isWanted) return null;
  if (late) return <late.SelectionBar {...props} />;
  return lost ? (
    <div className={props.className}>
      <LostCode {...lost} />
    </div>
  ) : (
    <span data-awaited hidden />
  );
}
