export { Card, cardVariants } from './Card.tsx';
export type { CardProps, CardVariant } from './Card.tsx';
