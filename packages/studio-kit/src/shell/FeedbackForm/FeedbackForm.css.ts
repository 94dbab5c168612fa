import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

/** Side by side where there is room for both. */
export const pair = style({
  display: 'grid',
  gap: vars.space[16],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  alignItems: 'start',
});
