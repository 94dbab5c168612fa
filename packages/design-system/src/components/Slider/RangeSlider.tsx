import { SliderOutput } from 'react-aria-components';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import type { Labels } from '../../labels/labels.ts';
import { output } from './Slider.css.ts';
import { SliderFrame } from './SliderFrame.tsx';
import type { SliderCommonProps } from './sliderProps.ts';
import { withUnit } from './withUnit.ts';

/** The lower and the upper end of what is chosen. */
export type SliderRange = readonly [from: number, to: number];

export interface RangeSliderProps extends SliderCommonProps {
  value?: SliderRange | undefined;
  defaultValue?: SliderRange | undefined;
  /** While it moves. */
  onChange?: ((value: SliderRange) => void) | undefined;
  /** When it comes to rest: the moment to save or to ask a server. */
  onChangeEnd?: ((value: SliderRange) => void) | undefined;
  labels?: Partial<Pick<Labels, 'rangeStart' | 'rangeEnd'>> | undefined;
}

/** Chooses a stretch of a range by its two ends, which cannot pass each other. */
export function RangeSlider({
  value,
  defaultValue,
  onChange,
  onChangeEnd,
  labels,
  ...rest
}: RangeSliderProps) {
  const { rangeStart, rangeEnd } = useLabels(labels);
  const asRange = (values: number[]): SliderRange => [values[0] ?? 0, values[1] ?? 0];
  return (
    <SliderFrame<number[]>
      component="RangeSlider"
      {...rest}
      thumbLabels={[rangeStart, rangeEnd]}
      held={{
        ...(value ? { value: [...value] } : {}),
        ...(defaultValue ? { defaultValue: [...defaultValue] } : {}),
        ...(onChange ? { onChange: (values) => onChange(asRange(values)) } : {}),
        ...(onChangeEnd ? { onChangeEnd: (values) => onChangeEnd(asRange(values)) } : {}),
      }}
      readout={
        <SliderOutput data-part="value" className={output}>
          {({ state }) =>
            withUnit(`${state.getThumbValueLabel(0)} – ${state.getThumbValueLabel(1)}`, rest.unit)
          }
        </SliderOutput>
      }
    />
  );
}
