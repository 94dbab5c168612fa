import { hairline } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  border: hairline,
  borderRadius: vars.radius.control,
  backgroundColor: vars.bg.surface,
  overflow: 'hidden',
});

export const face = style({
  position: 'relative',
  aspectRatio: '16 / 9',
  backgroundColor: vars.bg.stage,
});

export const media = style({
  display: 'block',
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
});

export const blank = style({
  display: 'grid',
  placeItems: 'center',
  position: 'absolute',
  inset: 0,
  color: vars.text.tertiary,
});

// It floats on the picture, so it brings its own ground.
export const playButton = style({
  position: 'absolute',
  insetBlockEnd: vars.space[8],
  insetInlineStart: vars.space[8],
});

export const badge = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  position: 'absolute',
  insetBlockStart: vars.space[8],
  insetInlineStart: vars.space[8],
});

export const words = style({
  display: 'grid',
  gap: vars.space[4],
  padding: `${vars.space[8]} ${vars.space[8]} ${vars.space[8]} ${vars.space[12]}`,
});

// Wide enough apart under a finger that two 44 px targets never overlap.
export const actions = style({
  '@media': { '(pointer: coarse)': { gap: vars.space[16], paddingBlock: vars.space[8] } },
});

export const edge = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[8],
  minInlineSize: 0,
});
