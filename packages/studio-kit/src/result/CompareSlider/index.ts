export { CompareSlider, type CompareSliderProps } from './CompareSlider.tsx';
