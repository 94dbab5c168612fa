export { Audio } from './Audio.tsx';
export type { AudioProps } from './Audio.tsx';
