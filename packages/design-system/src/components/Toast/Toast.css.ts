// Variables that an ancestor may set (on :root, since toasts leave their place in the page):
//   --ds-toast-inset    room to the edges of the window
//   --ds-toast-offset   how far below its head they begin, as long as no dialog stands there
//   --ds-toast-shift    how far beside the middle they stand, as long as no dialog does
import { keyframes } from '@vanilla-extract/css';
import { componentVariable } from '../../css/componentVariable.ts';
import { layered } from '../../css/layered.ts';
import { overlayOrder } from '../../css/overlayOrder.ts';
import { figures, focusRing } from '../../css/rules.ts';
import { floatingSurface } from '../../css/surfaces.ts';
import { vars } from '../../tokens/contract.css.ts';

const { globalStyle, recipe, style } = layered('ds.components');

const come = keyframes({ from: { opacity: 0, translate: `0 calc(-1 * ${vars.motion.shift})` } });
// It hangs on the window, so it goes by the window's width.
const phone = '(width < 640px)';
const offset = componentVariable('toast-offset', 'env(safe-area-inset-top, 0px)');

export const region = style(
  {
    position: 'fixed',
    // In the middle of the head: at the foot stands what a view is for, and at the head's ends its menus and settings.
    insetBlockStart: offset,
    insetInline: 0,
    marginInline: 'auto',
    translate: componentVariable('toast-shift', '0'),
    inlineSize: '27rem',
    maxInlineSize: '100%',
    maxBlockSize: `calc(100dvh - ${offset})`,
    overflowY: 'auto',
    scrollbarWidth: 'none',
    padding: componentVariable('toast-inset', vars.space[8]),
    // The room around the toasts must not catch presses that are meant for the page.
    pointerEvents: 'none',
    outline: 'none',
    selectors: { '&:focus-visible': { boxShadow: 'none' } },
    '@media': {
      [phone]: { inlineSize: '100%' },
    },
    ...overlayOrder('toast'),
  },
  'toastRegion',
);

// Beside a dialog there is no bar to spare, and half of a small window stays with what one is working with.
globalStyle(`:root:has([data-overlay="modal"]) ${region}`, {
  insetBlockStart: 'env(safe-area-inset-top, 0px)',
  translate: '0',
  maxBlockSize: '50dvh',
});

// Who opened a menu is reading it: what comes meanwhile is under it, and there when it closes.
globalStyle(`:root:has([data-overlay="beside"]) ${region}`, {
  zIndex: `calc(${vars.z.popover} - 1) !important`,
});

/** The newest is first in the document and nearest to the edge that the toasts come from. */
export const list = style(
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[8],
  },
  'toastList',
);

export const toast = recipe(
  {
    base: {
      ...floatingSurface,
      display: 'flex',
      alignItems: 'start',
      gap: vars.space[12],
      minInlineSize: 0,
      padding: vars.space[12],
      border: `${vars.borderWidth.hairline} solid transparent`,
      pointerEvents: 'auto',
      animation: `${come} ${vars.duration.base} ${vars.easing.enter}`,
      selectors: { '&[data-focus-visible]': focusRing },
    },
    variants: {
      tone: {
        neutral: {},
        info: { borderColor: vars.info.border },
        success: { borderColor: vars.success.border },
        warning: { borderColor: vars.warning.border },
        danger: { borderColor: vars.danger.border },
      },
    },
  },
  'toast',
);

const line = vars.lineHeight.normal;

export const mark = recipe(
  {
    // As tall as the title's first line, and in its middle.
    base: { display: 'flex', alignItems: 'center', flex: 'none', blockSize: `calc(1em * ${line})` },
    variants: {
      tone: {
        info: { color: vars.info.text },
        success: { color: vars.success.text },
        warning: { color: vars.warning.text },
        danger: { color: vars.danger.text },
      },
    },
  },
  'toastMark',
);

/** What can be pressed stands beside what is said where there is room, since what floats over a page is better low. */
export const body = style(
  {
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[12],
    fontSize: vars.fontSize.sm,
    lineHeight: line,
  },
  'toastBody',
);

export const words = style(
  {
    flex: '1 1 12rem',
    display: 'grid',
    gap: vars.space[2],
    overflowWrap: 'anywhere',
  },
  'toastWords',
);

export const head = style({ display: 'flex', gap: vars.space[8] }, 'toastHead');

export const count = style(
  { ...figures, flex: 'none', color: vars.text.secondary, fontSize: vars.fontSize.xs },
  'toastCount',
);

export const title = style({ fontWeight: vars.fontWeight.strong }, 'toastTitle');
export const description = style({ color: vars.text.secondary }, 'toastDescription');

/** Its buttons are taller than the line beside them, which stays where it is. */
export const offers = style(
  { display: 'flex', flexWrap: 'wrap', gap: vars.space[8], marginBlock: -4 },
  'toastOffers',
);

/** Its cross lines up with the corner, not with its own touch area. */
export const close = style({ marginBlock: -4, marginInlineEnd: -4 }, 'toastClose');
