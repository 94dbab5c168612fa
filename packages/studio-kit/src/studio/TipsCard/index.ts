export { TipsCard, type TipsCardProps } from './TipsCard.tsx';
