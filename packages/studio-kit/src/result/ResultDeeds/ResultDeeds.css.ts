import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
});

export const besideTold = style([about, { justifyContent: 'start', gap: vars.space[8] }]);
