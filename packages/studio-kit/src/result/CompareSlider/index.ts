export { LateCompareSlider as CompareSlider } from './LateCompareSlider.tsx';
export type { CompareSliderProps } from './CompareSlider.tsx';
