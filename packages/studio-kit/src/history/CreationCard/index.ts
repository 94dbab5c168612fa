export { CreationCard, type CreationCardEvents, type CreationCardProps } from './CreationCard.tsx';
export { shownDate } from './shownDate.ts';
