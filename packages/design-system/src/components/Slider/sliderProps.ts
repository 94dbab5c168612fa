import type { ReactNode, Ref } from 'react';
import type { SliderProps as RacSliderProps } from 'react-aria-components';
import type { SliderMark } from './sliderMarks.ts';

/** What sliders with one and with two thumbs have in common. */
export interface SliderCommonProps extends Omit<
  RacSliderProps<never>,
  | 'children'
  | 'className'
  | 'style'
  | 'render'
  | 'slot'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onChangeEnd'
  | 'minValue'
  | 'maxValue'
  | 'step'
  | 'formatOptions'
> {
  label: string;
  /** Keeps the label for screen readers alone, where what stands around says it already. */
  isLabelHidden?: boolean | undefined;
  /** What a form calls its value. */
  name?: string | undefined;
  /** @default 0 */
  minValue?: number | undefined;
  /** @default 100 */
  maxValue?: number | undefined;
  /** @default 1 */
  step?: number | undefined;
  formatOptions?: Intl.NumberFormatOptions | undefined;
  /** Stands after the number and is read out with it: 's', 'px', 'fps'. */
  unit?: string | undefined;
  /** One line of help under the rail. */
  description?: ReactNode;
  /** What is wrong and what to do. Its presence makes the slider invalid. */
  errorMessage?: ReactNode;
  /** Stands after the label: a reset button, a dot for a changed setting. */
  adornment?: ReactNode;
  marks?: readonly SliderMark[] | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}
