import { focusCorners, forcedFill } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';
import { globalStyle, style } from '../../layer.ts';

/** Set on the root: how much of the first picture is in sight, from 0% to 100%. */
export const seam = '--kinora-compare-seam';

// The wipe goes with the pictures, which no language turns round.
export const root = style({
  position: 'relative',
  display: 'grid',
  direction: 'ltr',
  borderRadius: vars.radius.frame,
  overflow: 'hidden',
  backgroundColor: vars.bg.stage,
});

// As wide as the pictures, so that their own corners are marked.
export const frame = style({
  position: 'relative',
  display: 'grid',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  minInlineSize: 0,
  marginInline: 'auto',
  borderRadius: vars.radius.frame,
  selectors: { '&:has(:focus-visible)::after': focusCorners },
});

// Each is whole, and covers the other also where its shape leaves room beside it.
export const side = style({
  gridArea: '1 / 1',
  minInlineSize: 0,
  minBlockSize: 0,
  backgroundColor: vars.bg.stage,
});
globalStyle(`${side} > *`, { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'contain' });

export const uncovered = style({ clipPath: `inset(0 calc(100% - var(${seam})) 0 0)` });

export const line = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: `var(${seam})`,
  inlineSize: vars.borderWidth.marker,
  translate: '-50%',
  backgroundColor: vars.accent.solid,
  boxShadow: `0 0 0 1px ${vars.accent.on}`,
  pointerEvents: 'none',
  '@media': { '(forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
});

export const grip = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: `var(${seam})`,
  translate: '-50% -50%',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  border: `${vars.borderWidth.edge} solid ${vars.accent.on}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.accent.solid,
  color: vars.accent.on,
  pointerEvents: 'none',
  ...forcedFill('Highlight', 'HighlightText'),
});

// The whole frame is the rail: it is pressed and dragged anywhere, while a page still scrolls past it.
export const rail = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'ew-resize',
  touchAction: 'pan-y',
});

// Without a width of its own the seam is exactly under the pointer.
globalStyle(`${rail}::-webkit-slider-thumb`, { appearance: 'none', inlineSize: '1px', blockSize: '100%' });
globalStyle(`${rail}::-moz-range-thumb`, { inlineSize: '1px', blockSize: '100%', border: 'none' });

export const turned = style({ rotate: '90deg' });

export const name = style({
  position: 'absolute',
  insetBlockStart: vars.space[8],
  insetInlineStart: vars.space[8],
  // What a person called them may be long: each keeps to its own half.
  maxInlineSize: `calc(50% - ${vars.space[12]})`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[8],
  borderRadius: vars.radius.control,
  color: vars.scrim.on,
  backgroundColor: vars.scrim.media,
  fontSize: vars.fontSize.xs,
  pointerEvents: 'none',
  ...forcedFill('Canvas', 'CanvasText'),
});

export const atEnd = style({ insetInline: `auto ${vars.space[8]}` });
