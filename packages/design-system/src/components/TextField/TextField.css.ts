import { layered } from '../../css/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('ds.components');

/** What stands inside the box before or after the text. */
export const side = style(
  {
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    color: vars.text.tertiary,
    paddingInline: vars.space[8],
    selectors: { '&:first-child': { paddingInlineEnd: 0 }, '&:last-child': { paddingInlineStart: 0 } },
  },
  'textFieldSide',
);
