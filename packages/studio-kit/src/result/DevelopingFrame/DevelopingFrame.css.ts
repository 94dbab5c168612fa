import { vars } from '@kinora/design-system/contract';
import { globalStyle, style } from '../../layer.ts';

export const frame = style({
  position: 'relative',
  inlineSize: '100%',
  maxBlockSize: 'min(64vh, 40rem)',
  marginInline: 'auto',
  borderRadius: vars.radius.frame,
  overflow: 'hidden',
  backgroundColor: vars.bg.sunken,
});

// Undeveloped: pale and without colour, as a print in its first bath.
export const still = style({
  position: 'absolute',
  inset: 0,
  filter: 'contrast(.6) saturate(0)',
  opacity: 0.55,
});

globalStyle(`${still} > *`, { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const foot = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  padding: vars.space[12],
  backgroundColor: vars.bg.surface,
});
