export { Rating } from './Rating.tsx';
export type { RatingProps } from './Rating.tsx';
export type { RatingDisplayProps } from './RatingDisplay.tsx';
export type { RatingInputProps } from './RatingInput.tsx';
