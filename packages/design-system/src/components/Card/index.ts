export { Card } from './Card.tsx';
export type { CardProps } from './Card.tsx';
export { cardVariants } from './cardValues.ts';
export type { CardVariant } from './cardValues.ts';
export { PressableCard } from './PressableCard.tsx';
export type { PressableCardProps } from './PressableCard.tsx';
export { SelectableCard } from './SelectableCard.tsx';
export type { SelectableCardProps } from './SelectableCard.tsx';
