import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

export const face = style({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius.frame,
  backgroundColor: vars.bg.stage,
});

export const picture = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' });

export const blank = style({
  display: 'grid',
  placeItems: 'center',
  position: 'absolute',
  inset: 0,
  color: vars.text.tertiary,
});

export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  position: 'absolute',
  insetBlockStart: vars.space[8],
  insetInline: vars.space[8],
});

/** The card around a face, and what stands under it. */
export const card = style({ display: 'flex', flexDirection: 'column', gap: vars.space[12] });

export const grows = style({ flex: 1 });
