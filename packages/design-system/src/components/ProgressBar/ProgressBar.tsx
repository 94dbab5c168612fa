import type { Ref } from 'react';
import { ProgressBar as RacProgressBar } from 'react-aria-components';
import type { ProgressBarProps as RacProgressBarProps } from 'react-aria-components';
import { cssVariables } from '../../css/cssVariables.ts';
import { joinClasses } from '../../css/joinClasses.ts';
import { needsKnown } from '../../dev/needsKnown.ts';
import { needsLabel } from '../../dev/needsLabel.ts';
import { BarWords } from './BarWords.tsx';
import { done, fill, root, track } from './ProgressBar.css.ts';

export const progressBarSizes = ['sm', 'md'] as const;
export type ProgressBarSize = (typeof progressBarSizes)[number];

export interface ProgressBarProps extends Omit<
  RacProgressBarProps,
  'children' | 'className' | 'style' | 'render' | 'slot' | 'value' | 'isIndeterminate' | 'valueLabel'
> {
  label: string;
  /** From minValue to maxValue, 0 to 100 unless told otherwise. */
  value?: number | undefined;
  /** There is no estimate. Prefer one wherever it can be had. */
  isIndeterminate?: boolean | undefined;
  /** What is read out and shown instead of the percentage: '3 of 5', 'Second in the queue'. */
  valueLabel?: string | undefined;
  /** Leaves only the bar to be seen; both words are still read out. */
  isLabelHidden?: boolean | undefined;
  /** sm is the 3 px line at the foot of a frame. @default 'md' */
  size?: ProgressBarSize | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** How far a piece of work has come. */
export function ProgressBar({
  label,
  value = 0,
  isIndeterminate = false,
  valueLabel,
  isLabelHidden = false,
  size,
  className,
  ref,
  ...rest
}: ProgressBarProps) {
  if (process.env.NODE_ENV !== 'production') {
    needsLabel('ProgressBar', label);
    needsKnown('ProgressBar', track, { size });
  }
  return (
    <RacProgressBar
      data-component="ProgressBar"
      {...rest}
      ref={ref}
      valueLabel={valueLabel}
      {...(isLabelHidden ? { 'aria-label': label } : {})}
      value={value}
      isIndeterminate={isIndeterminate}
      className={joinClasses(root, className)}
    >
      {({ percentage = 0, valueText }) => (
        <>
          {!isLabelHidden && <BarWords label={label} value={valueLabel ?? (!isIndeterminate && valueText)} />}
          <div data-part="track" className={track({ size })}>
            <div
              data-part="fill"
              className={fill({ isIndeterminate, isEmpty: !isIndeterminate && percentage === 0 })}
              style={cssVariables([[done, `${percentage}%`]])}
            />
          </div>
        </>
      )}
    </RacProgressBar>
  );
}
