import { Slider, SliderFill, SliderThumb, SliderTrack } from 'react-aria-components';
import { LocaleProvider } from '../../labels/LocaleProvider.tsx';
import { fill, slider, stretch, thumb, track } from '../Slider/Slider.css.ts';
import { SpokenValue } from '../Slider/SpokenValue.tsx';

interface MediaSliderProps {
  part: string;
  label: string;
  value: number;
  maxValue: number;
  step: number;
  /** What a screen reader hears as its value. */
  spoken: string;
  isDisabled?: boolean | undefined;
  onChange: (value: number) => void;
  className: string;
}

/** The slider of Kinora without its line of words: a player's are read beside it. */
export function MediaSlider({ part, label, spoken, className, ...rest }: MediaSliderProps) {
  return (
    <div data-part={part} className={className}>
      {/* A tape runs from left to right in every language, and so do the keys that wind it. */}
      <LocaleProvider locale="en">
        {/* Named as Slider is: its rail then begins at its very end. */}
        <Slider<number> data-component="Slider" aria-label={label} minValue={0} {...rest} className={slider}>
          <div className={stretch}>
            <SliderTrack className={track}>
              <SliderFill className={fill} />
              <SliderThumb className={thumb}>
                <SpokenValue words={spoken} />
              </SliderThumb>
            </SliderTrack>
          </div>
        </Slider>
      </LocaleProvider>
    </div>
  );
}
