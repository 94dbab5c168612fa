import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

// The frame is there before its picture, so that nothing jumps when that comes.
export const still = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '16 / 10',
  objectFit: 'cover',
  borderRadius: vars.radius.frame,
  backgroundColor: vars.bg.sunken,
});
