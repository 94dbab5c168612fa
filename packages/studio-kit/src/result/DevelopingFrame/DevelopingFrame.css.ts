import { underReducedMotion } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';
import { globalStyle, style } from '../../layer.ts';

export const room = style({ inlineSize: '100%' });

export const frame = style({
  position: 'relative',
  borderRadius: vars.radius.frame,
  overflow: 'hidden',
  backgroundColor: vars.bg.sunken,
});

/** Pale and without colour, as a print in its first bath; its colours come as the work goes on, from 0 to 1. */
export const still = style({
  position: 'absolute',
  inset: 0,
  filter: 'contrast(calc(.6 + .4 * var(--kit-developed))) saturate(var(--kit-developed))',
  opacity: 'calc(.55 + .45 * var(--kit-developed))',
  transition: `filter ${vars.duration.develop} linear, opacity ${vars.duration.develop} linear`,
  ...underReducedMotion({ transition: 'none' }),
});

globalStyle(`${still} > *`, { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

/** On the very foot of the picture. */
export const line = style({ position: 'relative', marginBlockStart: -3 });

/** As high as what stands below a chosen picture. */
export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[12],
  minBlockSize: `calc(${vars.density.controlSm} + 2 * ${vars.space[4]} + ${vars.borderWidth.hairline})`,
});

/** What comes back stands beside the buttons, or where there is no room over them both. */
export const deeds = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  marginInlineStart: 'auto',
});
