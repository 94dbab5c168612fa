import { layered } from '../../css/layered.ts';
import { overlayOrder } from '../../css/overlayOrder.ts';
import { forcedFill } from '../../css/rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('ds.components');

export const tooltip = style(
  {
    maxInlineSize: '18rem',
    paddingBlock: vars.space[4],
    paddingInline: vars.space[8],
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    backgroundColor: vars.bg.inverse,
    color: vars.text.inverse,
    fontSize: vars.fontSize.xs,
    lineHeight: vars.lineHeight.normal,
    overflowWrap: 'break-word',
    pointerEvents: 'none',
    opacity: 1,
    transition: `opacity ${vars.duration.quick} ${vars.easing.standard}`,
    selectors: {
      '&[data-entering]': { opacity: 0 },
      // It goes at once: React Aria waits in vain for the end of a way out that begins before the tooltip has its place.
      '&[data-exiting]': { transition: 'none' },
    },
    ...overlayOrder('tooltip'),
    ...forcedFill('CanvasText', 'Canvas'),
  },
  'tooltip',
);
