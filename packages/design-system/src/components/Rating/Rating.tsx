import { RatingDisplay } from './RatingDisplay.tsx';
import type { RatingDisplayProps } from './RatingDisplay.tsx';
import { RatingInput } from './RatingInput.tsx';
import type { RatingInputProps } from './RatingInput.tsx';

export type RatingProps = RatingInputProps | RatingDisplayProps;

/** One to five stars: asks for them, or with `isReadOnly` shows them. */
export function Rating(props: RatingProps) {
  return props.isReadOnly ? <RatingDisplay {...props} /> : <RatingInput {...props} />;
}
