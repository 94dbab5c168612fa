export { ModeCards, type ModeCardsProps } from './ModeCards.tsx';
