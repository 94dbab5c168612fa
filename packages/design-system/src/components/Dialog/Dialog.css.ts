import { layered } from '../../css/layered.ts';
import { lowWindow } from '../../css/lowWindow.ts';
import { modalSurface } from '../../css/surfaces.ts';
import { reachVariable, underAToast } from '../../css/toastReach.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style } = layered('ds.components');

// It hangs on the window, so it goes by the window's size: a sheet at the foot of a phone, within thumb's reach.
const phone = '(width < 640px)';

const keyboard = '100dvh - var(--visual-viewport-height, 100dvh)';

/** As far as a message has room over it; a keyboard on the screen takes its own, and the dimming goes on behind it. */
const rowsOver = (foot: string) => `minmax(${underAToast}, 1fr) auto ${foot} / minmax(0, 1fr)`;

export const backdrop = style(
  {
    position: 'fixed',
    inset: 0,
    zIndex: vars.z.dialog,
    display: 'grid',
    gridTemplate: rowsOver(`minmax(calc(${keyboard} + ${vars.space[16]}), 1fr)`),
    placeItems: 'center',
    paddingInline: vars.space[16],
    backgroundColor: vars.scrim.page,
    transition: `opacity ${vars.duration.base} ${vars.easing.standard}`,
    selectors: {
      '&[data-entering], &[data-exiting]': { opacity: 0 },
      '&[data-exiting]': { transitionDuration: vars.duration.quick },
    },
    '@media': {
      [phone]: {
        gridTemplate: rowsOver(`calc(${keyboard})`),
        paddingInline: 0,
      },
    },
  },
  'dialogBackdrop',
);

export const modal = recipe(
  {
    base: {
      ...modalSurface,
      gridRow: 2,
      display: 'flex',
      inlineSize: '100%',
      maxBlockSize: '100%',
      overflow: 'hidden',
      transition: `transform ${vars.duration.slow} ${vars.easing.enter}`,
      selectors: { '&[data-entering]': { transform: `scale(${vars.motion.scale})` } },
      '@media': {
        [phone]: {
          maxInlineSize: 'none',
          borderEndStartRadius: 0,
          borderEndEndRadius: 0,
          selectors: { '&[data-entering]': { transform: `translateY(${vars.motion.shift})` } },
        },
      },
    },
    variants: {
      size: {
        sm: sizedUpTo('24rem'),
        md: sizedUpTo('32rem'),
        lg: sizedUpTo('48rem'),
        xl: sizedUpTo('72rem'),
      },
    },
    defaultVariants: { size: 'md' },
  },
  'dialogModal',
);

function sizedUpTo(maxInlineSize: string) {
  return { '@media': { '(width >= 640px)': { maxInlineSize } } };
}

/** It scrolls itself, so that the keys scroll it from the moment it has the focus. */
export const dialog = style(
  {
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    // What gets the focus comes out from under what is said.
    scrollPaddingBlockStart: `var(${reachVariable})`,
    scrollbarWidth: 'thin',
    outline: 'none',
    borderRadius: 'inherit',
    paddingBlockEnd: 'env(safe-area-inset-bottom, 0)',
    selectors: { '&:focus-visible': { boxShadow: 'none' } },
  },
  'dialog',
);

export const header = style(
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.z.raised,
    display: 'flex',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: vars.space[12],
    padding: vars.space[20],
    paddingBlockEnd: vars.space[12],
    backgroundColor: vars.bg.overlay,
    '@media': { [lowWindow]: { position: 'static' } },
  },
  'dialogHeader',
);

export const titles = style(
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  },
  'dialogTitles',
);

export const description = style(
  { color: vars.text.secondary, fontSize: vars.fontSize.sm, lineHeight: vars.lineHeight.normal },
  'dialogDescription',
);

export const closeButton = style({ marginBlock: -6, marginInlineEnd: -8 }, 'dialogClose');

export const body = style(
  {
    flex: '1 0 auto',
    padding: vars.space[20],
    paddingBlockStart: vars.space[4],
    color: vars.text.primary,
    overflowWrap: 'anywhere',
  },
  'dialogBody',
);

export const footer = style(
  {
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: vars.z.raised,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'end',
    gap: vars.space[8],
    padding: vars.space[16],
    paddingInline: vars.space[20],
    borderBlockStart: `${vars.borderWidth.hairline} solid ${vars.border.default}`,
    backgroundColor: vars.bg.overlay,
    '@media': {
      [lowWindow]: { position: 'static' },
      // Side by side while they fit, each as wide as the other.
      [phone]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))' },
    },
  },
  'dialogFooter',
);

/** Before its two answers, over the whole width where they leave none beside them. */
export const question = style(
  { flex: '1 1 auto', gridColumn: '1 / -1', alignSelf: 'center', color: vars.text.primary },
  'dialogQuestion',
);
