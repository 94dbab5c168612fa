import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

// Only where there is a keyboard to press it on.
export const hint = style({
  display: 'none',
  color: vars.text.tertiary,
  fontSize: vars.fontSize.xs,
  '@media': {
    '(pointer: fine)': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: vars.space[12],
      rowGap: vars.space[4],
    },
  },
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[8],
  minInlineSize: 0,
});
