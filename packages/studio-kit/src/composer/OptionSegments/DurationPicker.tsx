import { useKitLabels } from '../../labels/index.ts';
import { composerLabels } from '../../labels/composerLabels.ts';
import { useReadable } from '../../labels/useReadable.ts';
import { OptionCards, type OptionPickerProps } from '../OptionCards/index.ts';
import { OptionSegments } from './OptionSegments.tsx';

export interface DurationPickerProps extends Pick<
  OptionPickerProps<number>,
  'help' | 'errorMessage' | 'isDisabled'
> {
  label?: string | undefined;
  /** The lengths there are, in seconds. */
  lengths: readonly number[];
  seconds: number;
  /** Where it starts. */
  initial?: number | undefined;
  /** What all would cost at a length: where that is not the same for each, each says its price. */
  costOf?: ((seconds: number) => number) | undefined;
  onDurationChanged: (event: { seconds: number }) => void;
}

/** How long a clip will be, where only a few lengths can be had. */
export function DurationPicker({
  label,
  lengths,
  seconds,
  costOf,
  onDurationChanged,
  ...rest
}: DurationPickerProps) {
  const said = useKitLabels('composer', composerLabels);
  const { number } = useReadable();
  const shared = {
    ...rest,
    label: label ?? said.duration,
    options: lengths.map((value) => ({ value, label: said.seconds(number(value)) })),
    value: seconds,
    onOptionChanged: ({ value }: { value: number }) => onDurationChanged({ seconds: value }),
  };
  return costOf && new Set(lengths.map(costOf)).size > 1 ? (
    <OptionCards
      {...shared}
      layout="row"
      size="sm"
      minCardWidth="7rem"
      trailingOf={({ value }) => said.credits(number(costOf(value)))}
    />
  ) : (
    <OptionSegments {...shared} />
  );
}
