import { layered } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';

const { style } = layered('app');

/** Under a finger no place of one reaches into another's, beside it or in the line above. */
export const smallDeeds = style({
  '@media': {
    '(pointer: coarse)': { gap: vars.space[16], paddingBlock: vars.space[4] },
    // In a line of their own, whose first icon stands where the page's words begin: seven fit into 320 px.
    '(pointer: coarse) and (width < 640px)': { flex: '1 0 100%', marginInline: -6 },
  },
});

/** As wide as with who pays for it, which is known a moment later: on a phone the longer word began another line. */
export const withItsPrice = style({ minInlineSize: '8.5rem' });
