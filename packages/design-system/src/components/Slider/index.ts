export { RangeSlider } from './RangeSlider.tsx';
export type { RangeSliderProps, SliderRange } from './RangeSlider.tsx';
export { Slider } from './Slider.tsx';
export type { SliderProps } from './Slider.tsx';
export type { SliderMark } from './sliderMarks.ts';
