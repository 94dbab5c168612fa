import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[4]} ${vars.space[20]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[6] });
