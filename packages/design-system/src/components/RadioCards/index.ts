export { RadioCards, radioCardLayouts, radioCardSizes } from './RadioCards.tsx';
export type { RadioCardLayout, RadioCardOption, RadioCardSize, RadioCardsProps } from './RadioCards.tsx';
