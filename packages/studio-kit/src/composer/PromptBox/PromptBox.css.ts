import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

// Only where there is a keyboard to press it on.
export const hint = style({
  display: 'none',
  color: vars.text.tertiary,
  fontSize: vars.fontSize.xs,
  '@media': { '(pointer: fine)': { display: 'inline' } },
});
