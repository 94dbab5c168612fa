import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  maxBlockSize: '100%',
  objectFit: 'contain',
  borderRadius: vars.radius.frame,
});

export const placeholder = style({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: vars.space[8],
  borderRadius: vars.radius.frame,
  color: vars.text.tertiary,
  backgroundColor: vars.bg.sunken,
});
