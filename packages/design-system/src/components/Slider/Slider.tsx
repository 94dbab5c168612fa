import { SliderOutput } from 'react-aria-components';
import { output } from './Slider.css.ts';
import { SliderFrame } from './SliderFrame.tsx';
import { SliderNumber } from './SliderNumber.tsx';
import type { SliderCommonProps } from './sliderProps.ts';
import { withUnit } from './withUnit.ts';

export interface SliderProps extends SliderCommonProps {
  value?: number | undefined;
  defaultValue?: number | undefined;
  /** While it moves. */
  onChange?: ((value: number) => void) | undefined;
  /** When it comes to rest: the moment to save or to ask a server. */
  onChangeEnd?: ((value: number) => void) | undefined;
  /** Puts a number to type beside the label, for those who know what they want. */
  isEditable?: boolean | undefined;
}

const ofOne = [undefined];

/** Chooses one number from a range by sliding a thumb. */
export function Slider({ value, defaultValue, onChange, onChangeEnd, isEditable, ...rest }: SliderProps) {
  const { label, unit, formatOptions } = rest;
  return (
    <SliderFrame<number>
      component="Slider"
      {...rest}
      thumbLabels={ofOne}
      held={{ value, defaultValue, onChange, onChangeEnd }}
      renderReadout={(told) =>
        isEditable ? (
          <SliderNumber {...{ label, unit, formatOptions }} {...told} />
        ) : (
          <SliderOutput data-part="value" className={output}>
            {({ state }) => <bdi>{withUnit(state.getThumbValueLabel(0), unit)}</bdi>}
          </SliderOutput>
        )
      }
    />
  );
}
