import { figures, hairline } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

export const receipt = style({ minInlineSize: 'min(16rem, 100%)' });

export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[16],
  paddingBlock: vars.space[2],
});

export const sum = style([
  line,
  { marginBlockStart: vars.space[4], paddingBlockStart: vars.space[6], borderBlockStart: hairline },
]);

export const amount = style({
  margin: 0,
  ...figures,
  fontWeight: 'inherit',
  fontSize: vars.fontSize.sm,
});
