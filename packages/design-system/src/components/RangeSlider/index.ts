export { RangeSlider } from './RangeSlider.tsx';
export type { RangeSliderProps, SliderRange } from './RangeSlider.tsx';
