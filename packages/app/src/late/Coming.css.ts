import { keyframes, layered } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';

const { style } = layered('app');

const travel = keyframes({ from: { insetInlineStart: '-30%' }, to: { insetInlineStart: '100%' } });

/** Lies over the upper edge of the window and moves nothing; as bars of what is under way look, wherever they are. */
export const comingBar = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: 3,
  overflow: 'hidden',
  zIndex: vars.z.toast,
  pointerEvents: 'none',
  backgroundColor: vars.border.default,
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: '35%',
    inlineSize: '30%',
    backgroundColor: vars.accent.solid,
    // Yellow on a light ground needs an edge of ink to be seen to end.
    borderInline: `${vars.borderWidth.edge} solid ${vars.accent.edge}`,
  },
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      '::after': { animation: `${travel} 1.4s linear infinite` },
    },
    '(forced-colors: active)': { '::after': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
  },
  selectors: { '[data-motion="reduced"] &::after': { animation: 'none' } },
});
