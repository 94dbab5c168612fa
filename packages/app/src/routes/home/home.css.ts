import { layered } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';

const { globalStyle, style } = layered('app');

/** In a row of cards the ways on stand on one line, at their feet. */
export const cardFilled = style({ blockSize: '100%' });
globalStyle(`${cardFilled} > :last-child`, { marginBlockStart: 'auto' });

/** A picture at the head of a card: hard corners, one shape for all. */
export const cardPicture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  // No ground of its own: whether one is drawn beneath the corners would hang on when the picture came.
  borderRadius: vars.radius.frame,
});

export const growingPicture = style([cardPicture, { flex: '1 1 auto', minBlockSize: 0 }]);
