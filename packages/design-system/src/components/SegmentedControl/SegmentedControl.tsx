import { RadioButton, RadioField, SelectionIndicator } from 'react-aria-components';
import { invariant } from '../../dev/invariant.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { Glyph } from '../../icons/Icon.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import type { FieldSize } from '../Field/fieldProps.ts';
import { OneOfSeveral } from '../RadioGroup/OneOfSeveral.tsx';
import type { OneOfSeveralProps } from '../RadioGroup/radioGroupProps.ts';
import { piece, segment, share, track } from './SegmentedControl.css.ts';

export interface Segment<Value extends string = string> {
  value: Value;
  label: string;
  icon?: Glyph | undefined;
  isDisabled?: boolean | undefined;
}

export interface SegmentedControlProps<Value extends string = string> extends OneOfSeveralProps<
  Value,
  Segment<Value>
> {
  /** @default 'md' */
  size?: FieldSize | undefined;
  /** As wide as its segments, not as its place. */
  isFitted?: boolean | undefined;
  /** Shows the drawings alone; the labels stay for screen readers. */
  isIconOnly?: boolean | undefined;
}

/** One of two to five short choices, side by side. */
export function SegmentedControl<Value extends string = string>({
  size,
  isFitted = false,
  isIconOnly = false,
  ...rest
}: SegmentedControlProps<Value>) {
  const { label: name, options } = rest;
  invariant(
    options.length >= 2 && options.length <= 5,
    process.env.NODE_ENV !== 'production' && {
      what: `The segmented control '${name}' has ${options.length} segments.`,
      why: 'One leaves nothing to choose, and more than five do not fit side by side.',
      fix: 'Give it 2 to 5 options, or use Select.',
    },
  );
  return (
    <OneOfSeveral component="SegmentedControl" orientation="horizontal" {...rest}>
      <div data-part="control" className={track({ isFitted })}>
        {options.map(({ value, label, icon, isDisabled = false }) => (
          <RadioField key={value} value={value} isDisabled={isDisabled} className={share}>
            <SelectionIndicator data-part="piece" className={piece} />
            <RadioButton data-part="segment" className={segment({ size })}>
              {icon && <Icon glyph={icon} size={16} />}
              {icon && isIconOnly ? <VisuallyHidden>{label}</VisuallyHidden> : <bdi>{label}</bdi>}
            </RadioButton>
          </RadioField>
        ))}
      </div>
    </OneOfSeveral>
  );
}
