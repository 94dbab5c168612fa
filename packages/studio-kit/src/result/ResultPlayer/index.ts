export { ResultPlayer, type ResultPlayerProps } from './ResultPlayer.tsx';
