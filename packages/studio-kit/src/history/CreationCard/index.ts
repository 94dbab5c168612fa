export { CreationCard, shownDate, type CreationCardProps } from './CreationCard.tsx';
