import { figures, filmStrip, insideHairline } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';
import { globalStyle, style } from '../../layer.ts';

export const row = style({
  ...filmStrip,
  display: 'flex',
  gap: vars.space[8],
  margin: 0,
  marginBlockStart: vars.space[8],
  padding: vars.space[8],
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
});

export const frame = style({ position: 'relative', flex: 'none', blockSize: '4.5rem' });

/** Nothing is on it yet: its number tells what it waits for. */
export const blank = style([
  frame,
  {
    ...figures,
    inlineSize: '8rem',
    padding: vars.space[6],
    borderRadius: vars.radius.frame,
    boxShadow: insideHairline,
    fontSize: vars.fontSize.edge,
    color: vars.text.tertiary,
    counterIncrement: 'frame',
    selectors: { '&::before': { content: 'counter(frame)' } },
  },
]);

// There is nothing to walk to: a row that scrolls could have the focus, and nobody hears of it.
globalStyle(`${row}:has(> ${blank})`, { overflowX: 'clip' });

// Marked around the whole picture when it has the focus.
globalStyle(`${frame} > a`, { display: 'block', blockSize: '100%' });

/** A picture, or the mark in its place. */
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  minInlineSize: '4.5rem',
  maxInlineSize: '8rem',
  objectFit: 'cover',
  borderRadius: vars.radius.frame,
  backgroundColor: vars.bg.raised,
  color: vars.text.tertiary,
  cursor: 'grab',
});

// Beside the button that lies in the corner.
globalStyle(`${picture} > svg`, {
  marginBlockEnd: vars.space[20],
  marginInlineEnd: vars.space[20],
});

export const use = style({
  position: 'absolute',
  insetBlockEnd: vars.space[4],
  insetInlineEnd: vars.space[4],
});
