import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

// The row keeps its height whether or not the mark is there.
export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  marginBlock: `calc(${vars.space[6]} * -1)`,
});

export const dot = style({
  inlineSize: vars.space[6],
  blockSize: vars.space[6],
  borderRadius: vars.radius.full,
  backgroundColor: vars.accent.solid,
  boxShadow: `0 0 0 1px ${vars.accent.on}`,
  '@media': { '(forced-colors: active)': { backgroundColor: 'Highlight' } },
});
