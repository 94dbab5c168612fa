export { ResultImage, type ResultImageProps } from './ResultImage.tsx';
