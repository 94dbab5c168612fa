import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

/** Keeps the place of a still until its drawing is here. */
export const frame = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.frame,
  backgroundColor: vars.bg.sunken,
});
