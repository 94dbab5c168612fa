import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
});

/** What stands in place of its facts. */
export const beside = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  selectors: { '&:empty': { display: 'none' } },
});
