import { vars } from '@kinora/design-system/contract';
import { globalStyle, style } from '../../layer.ts';

export const frame = style({
  position: 'relative',
  inlineSize: '100%',
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

export const deeds = style({ justifyContent: 'flex-end', marginBlockStart: vars.space[8] });
