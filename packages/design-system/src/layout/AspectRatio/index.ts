export { AspectRatio } from './AspectRatio.tsx';
export type { AspectRatioProps } from './AspectRatio.tsx';
