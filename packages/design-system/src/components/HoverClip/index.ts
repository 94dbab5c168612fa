export { HoverClip } from './HoverClip.tsx';
export type { HoverClipProps } from './HoverClip.tsx';
