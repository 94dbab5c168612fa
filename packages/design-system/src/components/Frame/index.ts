export { Frame } from './Frame.tsx';
export type { FrameProps } from './Frame.tsx';
export { frameFits } from './frameValues.ts';
export type { FrameFit } from './frameValues.ts';
