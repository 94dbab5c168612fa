export { ParameterSlider, type ParameterSliderProps } from './ParameterSlider.tsx';
