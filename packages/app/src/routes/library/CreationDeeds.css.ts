import { layered } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';

const { style } = layered('app');

/** Under a finger each keeps a place of its own; across a phone they stand in two lines of as many. */
export const deeds = style({
  '@media': {
    '(pointer: coarse)': { gap: vars.space[8] },
    '(pointer: coarse) and (width < 640px)': {
      display: 'grid',
      flexGrow: 1,
      gridTemplateColumns: 'repeat(4, 1fr)',
      justifyItems: 'center',
      // With the ways to its neighbours.
      selectors: {
        '&:has(> :nth-child(9))': { gridTemplateColumns: 'repeat(5, 1fr)' },
        '&:has(> :nth-child(11))': { gridTemplateColumns: 'repeat(6, 1fr)' },
      },
    },
  },
});
