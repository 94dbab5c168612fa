import { layered } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';
import { pageWidth } from '../../shell/shell.css.ts';

const { globalStyle, style } = layered('app');

/** A sheet has room for more than a page that is read. */
export const page = style([pageWidth, { maxInlineSize: '104rem' }]);

/** How wide the window is to the sheet, beside a sidebar of either kind. */
export const sheet = style({ containerType: 'inline-size', containerName: 'home' });

const wide = 'home (min-width: 52rem)';
const widest = 'home (min-width: 84rem)';

/** What one begins with: a place for a picture, what one has to make things with beside it, and the film below. */
export const start = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  '@container': {
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', gridTemplateRows: 'auto auto' },
  },
});
// Below each other nothing moves for what it comes to say: it is as high from the first moment.
globalStyle(`${start} > [data-component="CreditPanel"]`, {
  minBlockSize: '11.75rem',
  '@container': { [wide]: { gridColumn: 2, gridRow: 1 } },
});
globalStyle(`:root[data-awaits] ${start} > [data-component="CreditPanel"]`, {
  minBlockSize: '20.25rem',
  '@container': { 'home (min-width: 30rem)': { minBlockSize: '18.25rem' } },
});

/** The two kinds of things to make, and beside them, where there is room, the quick ways in. */
export const makes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[40],
  columnGap: vars.space[24],
  '@container': { [widest]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
});

export const kinds = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: vars.space[16],
});

/** As many columns as fit: one below each other beside the cards. */
export const quick = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(13rem, 30%), 1fr))',
  gap: vars.space[12],
  '@container': { [widest]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

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
