import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: vars.space[8],
});
