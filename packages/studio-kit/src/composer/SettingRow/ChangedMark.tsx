import { IconButton } from '@kinora/design-system';
import { RotateCcw } from '@kinora/design-system/icons';
import { dot, mark } from './ChangedMark.css.ts';

export interface ChangedMarkProps {
  /** The setting's own label, so that the button says which one it resets. */
  of: string;
  onReset: () => void;
}

/** Beside a setting that differs from its start: a dot, and one press back. */
export function ChangedMark({ of, onReset }: ChangedMarkProps) {
  return (
    <span className={mark} data-component="ChangedMark">
      <span className={dot} aria-hidden />
      <IconButton size="sm" icon={RotateCcw} label={`Reset ${of.toLowerCase()}`} onPress={onReset} />
    </span>
  );
}
