import { IconButton } from '@kinora/design-system';
import { RotateCcw } from '@kinora/design-system/icons';
import { focusAfter } from '../../focusAfter.ts';
import { useKitLabels } from '../../labels/index.ts';
import { composerLabels } from '../../labels/composerLabels.ts';
import { dot, mark } from './ChangedMark.css.ts';

export interface ChangedMarkProps {
  /** The setting's own label, so that the button says which one it resets. */
  of: string;
  onReset: () => void;
}

// The number beside a slider opens a keyboard where there is one; its thumb does not.
const control = 'input:checked, [type=range], [role=switch], button[data-part=control]';

/** Beside a setting that differs from its start: a dot, and one press back. */
export function ChangedMark({ of, onReset }: ChangedMarkProps) {
  const said = useKitLabels('composer', composerLabels);
  const reset = ({ target }: { target: Element }) =>
    focusAfter(
      onReset,
      target.parentElement?.parentElement?.closest('[data-part=field], [data-component]'),
      control,
    );
  return (
    <span className={mark} data-component="ChangedMark">
      <span className={dot} aria-hidden />
      <IconButton size="sm" icon={RotateCcw} label={said.reset(of)} onPress={reset} />
    </span>
  );
}
