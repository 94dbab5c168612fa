export { Image } from './Image.tsx';
export type { ImageProps } from './Image.tsx';
export { imageArrivals, imageFits } from './imageValues.ts';
export type { ImageArrival, ImageFit } from './imageValues.ts';
