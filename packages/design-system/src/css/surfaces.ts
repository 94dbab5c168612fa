// What floats over the page looks alike, wherever it comes from.
import type { StyleRule } from '@vanilla-extract/css';
import { insideHairline, insideRing } from './rules.ts';
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

/** The ground of what takes the page over: dialogs, sheets, the palette. */
export const modalSurface: StyleRule = {
  ...floatingSurface,
  borderRadius: vars.radius.dialog,
  boxShadow: vars.shadow.dialog,
};

/** Film: black in whatever light the room is, and sharp as the pictures on it. */
export const filmGround: StyleRule = {
  colorScheme: 'dark',
  borderRadius: vars.radius.frame,
  backgroundColor: vars.bg.sunken,
  color: vars.text.primary,
};

/** A whole strip of it, which has an end: in the dark it is hardly another black than what it lies on. */
export const filmStrip: StyleRule = {
  ...filmGround,
  boxShadow: insideHairline,
};

/** The lines on a floating ground, which scroll where that has no room. */
export const floatingList: StyleRule = {
  maxBlockSize: 'inherit',
  padding: vars.space[4],
  overflow: 'auto',
  outline: 'none',
  scrollbarWidth: 'thin',
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

/** The colour of the mark on a ground of a tone. */
export const toneMark = '--tone-mark';

const status = (group: { text: string; soft: string; border: string }): StyleRule => ({
  backgroundColor: group.soft,
  borderColor: group.border,
  vars: { [toneMark]: group.text },
});

/** The grounds of what tells something at its place: notices and banners. */
export const toneSurfaces = {
  neutral: { backgroundColor: vars.bg.surface, vars: { [toneMark]: vars.text.secondary } },
  accent: {
    backgroundColor: vars.accent.soft,
    borderColor: vars.border.ink,
    vars: { [toneMark]: vars.accent.text },
  },
  danger: status(vars.danger),
  warning: status(vars.warning),
  success: status(vars.success),
  info: status(vars.info),
} satisfies Record<string, StyleRule>;

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
        '&[data-focused], &[data-hovered], &[data-pressed]': {
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
  selectors: {
    '&[data-hovered], &[data-focused]': { backgroundColor: vars.fill.hover },
    '&[data-pressed]': { backgroundColor: vars.fill.pressed },
    '&[data-focus-visible]': insideRing,
    '&[data-disabled]': { color: vars.text.disabled, cursor: 'not-allowed' },
  },
};

/** The tick that says chosen without colour, on a ground of its own over a picture: ink, since yellow is the line round it. */
export const chosenTick: StyleRule = {
  display: 'grid',
  placeContent: 'center',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  flex: 'none',
  border: `${vars.borderWidth.edge} solid ${vars.accent.solid}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.accent.on,
  color: vars.accent.solid,
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      borderColor: 'Highlight',
      backgroundColor: 'Highlight',
      color: 'HighlightText',
    },
  },
};
