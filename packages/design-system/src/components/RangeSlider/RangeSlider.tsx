import { SliderOutput } from 'react-aria-components';
import { fieldWords } from '../../labels/english/fieldWords.ts';
import { useWords } from '../../labels/LabelsProvider.tsx';
import type { Labels } from '../../labels/labels.ts';
import { output } from '../Slider/Slider.css.ts';
import { SliderFrame } from '../Slider/SliderFrame.tsx';
import { SliderNumber } from '../Slider/SliderNumber.tsx';
import { pair } from '../Slider/SliderNumber.css.ts';
import type { SliderCommonProps } from '../Slider/sliderProps.ts';
import { withUnit } from '../Slider/withUnit.ts';

/** The lower and the upper end of what is chosen. */
export type SliderRange = readonly [from: number, to: number];

export interface RangeSliderProps extends SliderCommonProps {
  value?: SliderRange | undefined;
  defaultValue?: SliderRange | undefined;
  /** While it moves. */
  onChange?: ((value: SliderRange) => void) | undefined;
  /** When it comes to rest: the moment to save or to ask a server. */
  onChangeEnd?: ((value: SliderRange) => void) | undefined;
  /** Puts both ends as numbers to type beside the label. */
  isEditable?: boolean | undefined;
  labels?: Partial<Pick<Labels, 'rangeStart' | 'rangeEnd'>> | undefined;
}

/** Chooses a stretch of a range by its two ends, which cannot pass each other. */
export function RangeSlider({
  value,
  defaultValue,
  onChange,
  onChangeEnd,
  isEditable = false,
  labels,
  ...rest
}: RangeSliderProps) {
  const { rangeStart, rangeEnd } = useWords(fieldWords, labels);
  const asRange = (values: number[]): SliderRange => [values[0] ?? 0, values[1] ?? 0];
  const thumbLabels = [rangeStart, rangeEnd];
  return (
    <SliderFrame<number[]>
      component="RangeSlider"
      {...rest}
      thumbLabels={thumbLabels}
      held={{
        value: value && [...value],
        defaultValue: defaultValue && [...defaultValue],
        onChange: (values) => onChange?.(asRange(values)),
        onChangeEnd: (values) => onChangeEnd?.(asRange(values)),
      }}
      renderReadout={(told) =>
        isEditable ? (
          <span className={pair}>
            {thumbLabels.map((name, index) => (
              <SliderNumber
                key={name}
                index={index}
                label={`${name} ${rest.label}`}
                unit={rest.unit}
                formatOptions={rest.formatOptions}
                {...told}
              />
            ))}
          </span>
        ) : (
          <SliderOutput data-part="value" className={output}>
            {({ state }) =>
              withUnit(`${state.getThumbValueLabel(0)} – ${state.getThumbValueLabel(1)}`, rest.unit)
            }
          </SliderOutput>
        )
      }
    />
  );
}
