import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: '2.75rem',
});

export const face = style({
  flex: 'none',
  inlineSize: '4.5rem',
  blockSize: '3rem',
  objectFit: 'cover',
  borderRadius: vars.radius.frame,
});

export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
