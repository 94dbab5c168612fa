import type { Ref } from 'react';
import { Meter as RacMeter } from 'react-aria-components';
import type { MeterProps as RacMeterProps } from 'react-aria-components';
import { cssVariables } from '../../css/cssVariables.ts';
import { joinClasses } from '../../css/joinClasses.ts';
import { needsKnown } from '../../dev/needsKnown.ts';
import { needsLabel } from '../../dev/needsLabel.ts';
import { Icon } from '../../icons/Icon.tsx';
import { generalWords } from '../../labels/english/generalWords.ts';
import { useWords } from '../../labels/LabelsProvider.tsx';
import type { Labels } from '../../labels/labels.ts';
import { toneGlyphs } from '../Notice/toneGlyphs.ts';
import { BarWords } from '../ProgressBar/BarWords.tsx';
import { done, root, track } from '../ProgressBar/ProgressBar.css.ts';
import type { ProgressBarSize } from '../ProgressBar/ProgressBar.tsx';
import { fill, mark, marked } from './Meter.css.ts';
import { MeterFrames } from './MeterFrames.tsx';

export const meterTones = ['neutral', 'success', 'warning', 'danger'] as const;
export type MeterTone = (typeof meterTones)[number];

/** A bar, or a frame for each of a few that can be counted. */
export const meterShapes = ['bar', 'frames'] as const;
export type MeterShape = (typeof meterShapes)[number];

/** More are no longer counted at a glance. */
const mostFrames = 24;

export interface MeterProps extends Omit<
  RacMeterProps,
  'children' | 'className' | 'style' | 'render' | 'slot' | 'value' | 'valueLabel' | 'aria-label'
> {
  label: string;
  /** From minValue to maxValue, 0 to 100 unless told otherwise. */
  value: number;
  /** What is read out and shown instead of the percentage: '2 of 3 left', '4.1 of 5 GB'. */
  valueLabel?: string | undefined;
  /** What the amount means. All but neutral carry a mark beside the value. @default 'neutral' */
  tone?: MeterTone | undefined;
  /** Leaves only the bar to be seen; both words are still read out. */
  isLabelHidden?: boolean | undefined;
  /** @default 'md' */
  size?: ProgressBarSize | undefined;
  /** Frames show whole amounts, up to 24 of them; more are a bar. @default 'bar' */
  shape?: MeterShape | undefined;
  labels?: Partial<Pick<Labels, 'tones'>> | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** How much of something there is or is taken: credits, storage. */
export function Meter({
  label,
  value,
  valueLabel,
  tone = 'neutral',
  isLabelHidden = false,
  size,
  shape = 'bar',
  labels,
  className,
  ref,
  ...rest
}: MeterProps) {
  if (process.env.NODE_ENV !== 'production') {
    needsLabel('Meter', label);
    needsKnown('Meter', fill, { tone });
    needsKnown('Meter', track, { size });
  }
  const { tones } = useWords(generalWords, labels);
  const { minValue = 0, maxValue = 100 } = rest;
  const all = maxValue - minValue;
  const isCounted = shape === 'frames' && Number.isInteger(all) && all <= mostFrames;
  return (
    <RacMeter
      data-component="Meter"
      {...rest}
      ref={ref}
      valueLabel={valueLabel}
      aria-label={isLabelHidden ? label : undefined}
      value={value}
      className={joinClasses(root, className)}
    >
      {({ percentage, valueText }) => (
        <>
          {!isLabelHidden && (
            <BarWords
              label={label}
              value={
                <span className={marked}>
                  {tone !== 'neutral' && (
                    <Icon glyph={toneGlyphs[tone]} size={16} label={tones[tone]} className={mark({ tone })} />
                  )}
                  <bdi>{valueLabel ?? valueText}</bdi>
                </span>
              }
            />
          )}
          {isCounted ? (
            <MeterFrames taken={value - minValue} all={all} />
          ) : (
            <div data-part="track" className={track({ size })}>
              <div
                data-part="fill"
                className={fill({ tone })}
                style={cssVariables([[done, `${percentage}%`]])}
              />
            </div>
          )}
        </>
      )}
    </RacMeter>
  );
}
