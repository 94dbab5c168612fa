import type { Ref } from 'react';
import { Label, ProgressBar } from 'react-aria-components';
import type { ProgressBarProps as RacProgressBarProps } from 'react-aria-components';
import { joinClasses } from '../../css/joinClasses.ts';
import { needsKnown } from '../../dev/needsKnown.ts';
import { generalWords } from '../../labels/english/generalWords.ts';
import { useWords } from '../../labels/LabelsProvider.tsx';
import { corner, marks, spinner, words } from './Spinner.css.ts';

export const spinnerSizes = ['sm', 'md', 'lg'] as const;
export type SpinnerSize = (typeof spinnerSizes)[number];

export interface SpinnerProps extends Omit<
  RacProgressBarProps,
  | 'children'
  | 'className'
  | 'style'
  | 'render'
  | 'slot'
  | 'value'
  | 'minValue'
  | 'maxValue'
  | 'valueLabel'
  | 'formatOptions'
  | 'isIndeterminate'
  | 'aria-label'
> {
  /** What is going on. @default 'Loading', in the words in force */
  label?: string | undefined;
  /** Leaves only the marks to be seen; the label is still read out. */
  isLabelHidden?: boolean | undefined;
  /** @default 'md' */
  size?: SpinnerSize | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

// Clockwise from the upper left.
const corners = ['M3 7V3h4', 'M13 3h4v4', 'M17 13v4h-4', 'M7 17H3v-4'];

/** Something goes on and nobody can say how long. Where there is an estimate, use ProgressBar. */
export function Spinner({ label, isLabelHidden = false, size, className, ref, ...rest }: SpinnerProps) {
  if (process.env.NODE_ENV !== 'production') needsKnown('Spinner', marks, { size });
  const { loading } = useWords(generalWords);
  const text = label ?? loading;
  return (
    <ProgressBar
      data-component="Spinner"
      {...rest}
      ref={ref}
      aria-label={isLabelHidden ? text : undefined}
      isIndeterminate
      className={joinClasses(spinner, className)}
    >
      <svg
        aria-hidden="true"
        data-part="marks"
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        className={marks({ size })}
      >
        {corners.map((path) => (
          <path key={path} d={path} className={corner} />
        ))}
      </svg>
      {!isLabelHidden && (
        <Label data-part="label" className={words}>
          {text}
        </Label>
      )}
    </ProgressBar>
  );
}
