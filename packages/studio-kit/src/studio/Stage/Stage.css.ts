import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

export const stage = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[16],
  minInlineSize: 0,
  outline: 'none',
});
