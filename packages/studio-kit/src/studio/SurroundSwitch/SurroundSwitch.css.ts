import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

const coarse = '(pointer: coarse)';
const target = '1.5rem';
const touched = '44px';

/** As wide as its four swatches, before they come as after. */
export const room = style({
  display: 'flex',
  flex: 'none',
  blockSize: target,
  inlineSize: `calc(4 * ${target})`,
  '@media': { [coarse]: { blockSize: touched, inlineSize: `calc(4 * ${touched})` } },
});

export const choice = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 1,
  borderRadius: vars.radius.control,
  selectors: { '&:hover': { backgroundColor: vars.fill.hover } },
});

/** It lies over the whole of its swatch, and has its shape. */
export const radio = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  borderRadius: 'inherit',
  cursor: 'pointer',
});

export const swatch = style({
  display: 'flex',
  overflow: 'hidden',
  inlineSize: '0.875rem',
  blockSize: '0.875rem',
  border: `${vars.borderWidth.hairline} solid ${vars.border.control}`,
  borderRadius: vars.radius.frame,
  backgroundColor: vars.bg.stage,
  forcedColorAdjust: 'none',
  pointerEvents: 'none',
  selectors: {
    // The marker, with its edge of ink.
    ':checked + &': {
      borderColor: vars.accent.on,
      boxShadow: `0 0 0 2px ${vars.accent.solid}, 0 0 0 3px ${vars.accent.on}`,
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { ':checked + &': { boxShadow: '0 0 0 3px Highlight' } } },
  },
});

export const half = style({ flex: 1, backgroundColor: vars.bg.canvas });
