export { LostCard, type LostCardProps } from './LostCard.tsx';
