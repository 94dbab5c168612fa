import { keyframes } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('ds.components');

const travel = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });

/** A line at the button's foot, as at a developing frame's. */
export const pendingBar = style(
  {
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    blockSize: vars.borderWidth.marker,
    overflow: 'hidden',
    borderEndStartRadius: 'inherit',
    borderEndEndRadius: 'inherit',
    '::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: '40%',
      backgroundColor: 'currentColor',
      animation: `${travel} 1.2s linear infinite`,
    },
    '@media': {
      // Standing still at the whole width still says: at work.
      '(prefers-reduced-motion: reduce)': {
        '::before': { animation: 'none', inlineSize: '100%', opacity: 0.55 },
      },
      '(forced-colors: active)': { '::before': { backgroundColor: 'ButtonText', forcedColorAdjust: 'none' } },
    },
    selectors: {
      '[data-motion="reduced"] &::before': { animation: 'none', inlineSize: '100%', opacity: 0.55 },
    },
  },
  'pendingBar',
);
