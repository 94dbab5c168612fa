export { CreationCard, type CreationCardEvents, type CreationCardProps } from './CreationCard.tsx';
