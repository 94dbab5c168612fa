import { vars } from '@kinora/design-system/contract';
import { globalStyle, style } from '../../layer.ts';

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  maxBlockSize: 'min(64vh, 40rem)',
  objectFit: 'contain',
  borderRadius: vars.radius.frame,
});

export const placeholder = style({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: vars.space[8],
  aspectRatio: '4 / 3',
  maxBlockSize: 'min(64vh, 40rem)',
  borderRadius: vars.radius.frame,
  color: vars.text.tertiary,
  backgroundColor: vars.bg.sunken,
});

export const stage = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[16],
  minInlineSize: 0,
  outline: 'none',
  // A tool of words alone has nothing on its stage until something is made: it takes no room, and can still take the focus.
  selectors: { '&:has(> :empty:only-child)': { position: 'absolute' } },
});

// Several files stand side by side where there is room; what is drawn on needs all of it.
export const inputs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  gap: vars.space[16],
  alignItems: 'start',
});

globalStyle(`${inputs} > :has([data-component="MotionBrush"])`, { gridColumn: '1 / -1' });
