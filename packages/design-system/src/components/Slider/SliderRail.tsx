import { SliderFill, SliderThumb, SliderTrack } from 'react-aria-components';
import { cssVariables } from '../../css/cssVariables.ts';
import { fill, stretch, thumb, track } from './Slider.css.ts';
import { mark as markClass, markPlace, marks as marksClass, markWord } from './SliderMarks.css.ts';
import { SpokenValue } from './SpokenValue.tsx';
import { markPosition } from './sliderMarks.ts';
import type { SliderMark } from './sliderMarks.ts';
import { withUnit } from './withUnit.ts';

interface SliderRailProps {
  /** One name for each thumb; a single thumb takes the slider's own label. */
  thumbLabels: readonly (string | undefined)[];
  /** What a form calls the value, or both ends of it. */
  name: string | undefined;
  isInvalid: boolean;
  unit: string | undefined;
  marks: readonly SliderMark[] | undefined;
  minValue: number;
  maxValue: number;
}

/** The rail with its filled part, its thumbs and its marks. */
export function SliderRail({
  thumbLabels,
  name,
  isInvalid,
  unit,
  marks,
  minValue,
  maxValue,
}: SliderRailProps) {
  return (
    <div className={stretch}>
      <SliderTrack data-part="track" className={track}>
        <SliderFill data-part="fill" className={fill} />
        {thumbLabels.map((label, index) => (
          <SliderThumb
            // Thumbs have no identity but their place.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            index={index}
            data-part="thumb"
            className={thumb}
            isInvalid={isInvalid}
            name={name}
            aria-label={label}
          >
            {({ state }) => <SpokenValue words={withUnit(state.getThumbValueLabel(index), unit)} />}
          </SliderThumb>
        ))}
      </SliderTrack>
      {marks && (
        <div data-part="marks" aria-hidden="true" className={marksClass}>
          {marks.map(({ value, label }) => {
            const place = markPosition(value, minValue, maxValue);
            return place === undefined ? null : (
              <span
                key={value}
                data-part="mark"
                className={markClass}
                style={cssVariables([[markPlace, place]])}
              >
                <bdi className={markWord}>{label}</bdi>
              </span>
            );
          })}
        </div>
      )}
    </div>
  );
}
