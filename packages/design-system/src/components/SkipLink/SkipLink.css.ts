import { layered } from '../../css/layered.ts';
import { forcedFill } from '../../css/rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('ds.components');

/** Off the page until a keyboard reaches it. */
export const skipLink = style(
  {
    position: 'fixed',
    insetBlockStart: vars.space[8],
    insetInlineStart: vars.space[8],
    zIndex: vars.z.tooltip,
    padding: vars.space[12],
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    backgroundColor: vars.bg.inverse,
    color: vars.text.inverse,
    fontWeight: vars.fontWeight.medium,
    textDecoration: 'none',
    ...forcedFill('CanvasText', 'Canvas'),
    selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
  },
  'skipLink',
);
