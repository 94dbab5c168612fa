import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: '2.75rem',
});

export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
