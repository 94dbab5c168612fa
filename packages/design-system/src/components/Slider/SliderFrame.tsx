import { useId } from 'react';
import type { ReactNode } from 'react';
import { Label, Slider as RacSlider } from 'react-aria-components';
import type { SliderProps as RacSliderProps } from 'react-aria-components';
import { joinClasses } from '../../css/joinClasses.ts';
import { description as descriptionClass, label as labelClass, labelRow } from '../Field/Field.css.ts';
import { slider } from './Slider.css.ts';
import type { SliderCommonProps } from './sliderProps.ts';
import { SliderRail } from './SliderRail.tsx';

interface SliderFrameProps<Value extends number | number[]> extends SliderCommonProps {
  component: string;
  /** What stands at the end of the label's row: the value, or a number to type. */
  readout: ReactNode;
  thumbLabels: readonly (string | undefined)[];
  held: Pick<RacSliderProps<Value>, 'value' | 'defaultValue' | 'onChange' | 'onChangeEnd'>;
}

/** Label, readout, rail and help: the frame of sliders with one and with two thumbs. */
export function SliderFrame<Value extends number | number[]>({
  component,
  label,
  adornment,
  readout,
  thumbLabels,
  held,
  unit,
  marks,
  description,
  minValue = 0,
  maxValue = 100,
  step,
  formatOptions,
  className,
  ref,
  ...rest
}: SliderFrameProps<Value>) {
  const descriptionId = useId();
  return (
    <RacSlider<Value>
      data-component={component}
      {...rest}
      {...held}
      {...(step === undefined ? {} : { step })}
      {...(formatOptions ? { formatOptions } : {})}
      {...(ref ? { ref } : {})}
      {...(description ? { 'aria-describedby': descriptionId } : {})}
      minValue={minValue}
      maxValue={maxValue}
      className={joinClasses(slider, className)}
    >
      <div className={labelRow}>
        <Label className={labelClass}>{label}</Label>
        {adornment}
        {readout}
      </div>
      <SliderRail {...{ thumbLabels, unit, marks, minValue, maxValue }} />
      {description && (
        <div id={descriptionId} data-part="description" className={descriptionClass}>
          {description}
        </div>
      )}
    </RacSlider>
  );
}
