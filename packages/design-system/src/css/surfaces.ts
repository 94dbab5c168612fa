// What floats over the page looks alike, wherever it comes from.
import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';

/** The ground of popovers, menus and lists. The transparent border shows in forced colours. */
export const floatingSurface: StyleRule = {
  border: '1px solid transparent',
  borderRadius: vars.radius.panel,
  backgroundColor: vars.bg.overlay,
  color: vars.text.primary,
  boxShadow: vars.shadow.popover,
  outline: 'none',
};

/** Comes a short way and leaves at once. React Aria waits for it to end before it takes the element away. */
export const floatingEntry: StyleRule = {
  transition: ['opacity', 'transform']
    .map((property) => `${property} ${vars.duration.base} ${vars.easing.enter}`)
    .join(', '),
  selectors: {
    '&[data-entering], &[data-exiting]': { opacity: 0 },
    '&[data-entering][data-placement="bottom"]': { transform: `translateY(calc(${vars.motion.shift} / -2))` },
    '&[data-entering][data-placement="top"]': { transform: `translateY(calc(${vars.motion.shift} / 2))` },
    '&[data-exiting]': { transitionDuration: vars.duration.instant },
  },
};

/** One line of a menu or a list of options. */
export const optionRow: StyleRule = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.density.controlSm,
  paddingBlock: vars.space[4],
  paddingInline: vars.space[8],
  borderRadius: vars.radius.control,
  color: vars.text.primary,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  forcedColorAdjust: 'none',
  '@media': {
    '(pointer: coarse)': { minBlockSize: '44px' },
    '(forced-colors: active)': {
      color: 'CanvasText',
      selectors: {
        '&[data-focused], &[data-hovered]': { backgroundColor: 'Highlight', color: 'HighlightText' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
  selectors: {
    '&[data-hovered], &[data-focused]': { backgroundColor: vars.fill.hover },
    '&[data-pressed]': { backgroundColor: vars.fill.pressed },
    '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${vars.border.ink}` },
    '&[data-disabled]': { color: vars.text.disabled, cursor: 'not-allowed' },
  },
};
