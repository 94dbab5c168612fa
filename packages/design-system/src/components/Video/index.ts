export { Video } from './Video.tsx';
export type { VideoProps } from './Video.tsx';
export type { MediaProblem } from '../Media/mediaState.ts';
export type { CaptionTrack } from '../Media/useCaptions.ts';
export { wantsLessMotion } from '../Media/wantsLessMotion.ts';
