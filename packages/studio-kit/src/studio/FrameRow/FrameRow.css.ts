import { filmEdge, filmStrip, insideHairline, quietAtRest } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';
import { globalStyle, style } from '../../layer.ts';

export const row = style({
  ...filmStrip,
  display: 'flex',
  gap: vars.space[8],
  margin: 0,
  padding: vars.space[8],
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
});

/** A picture, and its number below. */
export const frame = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  gridTemplateRows: `3.5rem ${vars.space[16]}`,
});

// In one line below: its circle stays off the picture.
globalStyle(`${frame} > [data-component="MarkerCircle"]`, {
  alignSelf: 'end',
  justifySelf: 'start',
  paddingBlock: 0,
});

/** The film goes on behind the last frame, as far as there is room. */
export const unexposed = style({
  flex: '1 1 0',
  minInlineSize: 0,
  display: 'flex',
  gap: vars.space[8],
  overflow: 'clip',
});

/** Nothing is on it yet: on a new film its number tells what it waits for. */
export const blank = style([
  frame,
  {
    inlineSize: '6.25rem',
    counterIncrement: 'frame',
    selectors: {
      '&::before': { content: '""', borderRadius: vars.radius.frame, boxShadow: insideHairline },
      [`${unexposed}:only-child > &::after`]: { ...filmEdge, alignSelf: 'end', content: 'counter(frame)' },
    },
  },
]);

// Marked around the whole picture when it has the focus.
globalStyle(`${frame} > a`, { display: 'block', blockSize: '100%' });

/** A picture, or the mark in its place. */
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  minInlineSize: '3.5rem',
  maxInlineSize: '8rem',
  objectFit: 'cover',
  borderRadius: vars.radius.frame,
  backgroundColor: vars.bg.raised,
  color: vars.text.tertiary,
  cursor: 'grab',
});

export const use = style({
  ...quietAtRest,
  position: 'absolute',
  insetBlockEnd: vars.space[20],
  insetInlineEnd: vars.space[4],
});
globalStyle(`${frame}:is(:hover, :focus-within) > ${use}`, { opacity: 1 });
