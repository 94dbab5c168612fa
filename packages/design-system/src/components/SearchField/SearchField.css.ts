import { layered } from '../../css/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('ds.components');

export const searchInput = style(
  {
    paddingInline: vars.space[8],
    selectors: {
      // The field has a button of its own to clear it.
      '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
    },
  },
  'searchInput',
);

/** Out of the way while there is nothing to clear; the room it takes stays, so that words don't jump. */
export const clear = style(
  {
    display: 'inline-flex',
    flex: 'none',
    marginInlineEnd: vars.space[2],
    selectors: { '[data-empty] &, [data-disabled] &': { visibility: 'hidden' } },
  },
  'searchClear',
);
