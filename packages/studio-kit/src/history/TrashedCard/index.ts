export { TrashedCard, type TrashedCardProps } from './TrashedCard.tsx';
