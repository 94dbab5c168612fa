import { useId } from 'react';
import type { ReactNode } from 'react';
import { Slider as RacSlider } from 'react-aria-components';
import type { SliderProps as RacSliderProps } from 'react-aria-components';
import { joinClasses } from '../../css/joinClasses.ts';
import { needsLabel } from '../../dev/needsLabel.ts';
import { invariant } from '../../dev/invariant.ts';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { OwnHelp } from '../Field/OwnHelp.tsx';
import { useOwnErrors } from '../Field/useOwnErrors.ts';
import { slider } from './Slider.css.ts';
import type { SliderCommonProps } from './sliderProps.ts';
import { SliderRail } from './SliderRail.tsx';

/** What is said of the value, for what else than a thumb holds it. */
export interface NumberTold {
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface SliderFrameProps<Value extends number | number[]> extends SliderCommonProps {
  component: string;
  /** What stands at the end of the label's row: the value, or a number to type. */
  renderReadout: (told: NumberTold) => ReactNode;
  thumbLabels: readonly (string | undefined)[];
  held: Pick<RacSliderProps<Value>, 'value' | 'defaultValue' | 'onChange' | 'onChangeEnd'>;
}

/** Label, readout, rail and help: the frame of sliders with one and with two thumbs. */
export function SliderFrame<Value extends number | number[]>({
  component,
  label,
  isLabelHidden,
  adornment,
  renderReadout,
  thumbLabels,
  held,
  name,
  unit,
  marks,
  description,
  errorMessage,
  minValue = 0,
  maxValue = 100,
  step,
  formatOptions,
  className,
  ref,
  ...rest
}: SliderFrameProps<Value>) {
  if (process.env.NODE_ENV !== 'production') {
    needsLabel(component, label);
    invariant(minValue < maxValue, {
      what: `The slider '${label}' goes from ${minValue} to ${maxValue}.`,
      why: 'A range without length has nothing to choose from, and its thumb has no place.',
      fix: 'Give a minValue below its maxValue, or show the only value as text.',
    });
  }
  const helpId = useId();
  const { errors, isInvalid, correct } = useOwnErrors(name, errorMessage);
  const describedBy = Boolean(description) || isInvalid ? helpId : undefined;
  return (
    <RacSlider<Value>
      data-component={component}
      {...rest}
      {...held}
      onChangeEnd={(value) => {
        correct();
        held.onChangeEnd?.(value);
      }}
      ref={ref}
      {...{ step, formatOptions }}
      {...(describedBy !== undefined ? { 'aria-describedby': describedBy } : {})}
      data-field={name}
      data-invalid={isInvalid || undefined}
      minValue={minValue}
      maxValue={maxValue}
      className={joinClasses(slider, className)}
    >
      <FieldLabel
        isLabelHidden={isLabelHidden}
        adornment={
          <>
            {adornment}
            {renderReadout({ 'aria-describedby': describedBy, 'aria-invalid': isInvalid || undefined })}
          </>
        }
      >
        {label}
      </FieldLabel>
      <SliderRail {...{ thumbLabels, name, isInvalid, unit, marks, minValue, maxValue }} />
      <OwnHelp id={helpId} {...{ description, errorMessage, errors, isInvalid }} />
    </RacSlider>
  );
}
