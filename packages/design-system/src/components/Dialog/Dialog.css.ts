import { layered } from '../../css/layered.ts';
import { hairline } from '../../css/rules.ts';
import { floatingSurface } from '../../css/surfaces.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style } = layered('ds.components');

export const backdrop = style(
  {
    position: 'fixed',
    insetInline: 0,
    insetBlockStart: 0,
    blockSize: 'var(--visual-viewport-height, 100dvh)',
    zIndex: vars.z.dialog,
    display: 'grid',
    placeItems: 'center',
    padding: vars.space[16],
    backgroundColor: vars.scrim.page,
    transition: `opacity ${vars.duration.base} ${vars.easing.standard}`,
    selectors: {
      '&[data-entering], &[data-exiting]': { opacity: 0 },
      '&[data-exiting]': { transitionDuration: vars.duration.quick },
    },
  },
  'dialogBackdrop',
);

export const modal = recipe(
  {
    base: {
      ...floatingSurface,
      display: 'flex',
      inlineSize: '100%',
      maxBlockSize: '100%',
      minBlockSize: 0,
      overflow: 'hidden',
      borderRadius: vars.radius.dialog,
      boxShadow: vars.shadow.dialog,
      transition: `transform ${vars.duration.slow} ${vars.easing.enter}`,
      selectors: { '&[data-entering]': { transform: `scale(${vars.motion.scale})` } },
    },
    variants: {
      size: {
        sm: { maxInlineSize: '24rem' },
        md: { maxInlineSize: '32rem' },
        lg: { maxInlineSize: '48rem' },
        xl: { maxInlineSize: '72rem' },
      },
    },
    defaultVariants: { size: 'md' },
  },
  'dialogModal',
);

export const dialog = style(
  {
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minInlineSize: 0,
    minBlockSize: 0,
    outline: 'none',
    borderRadius: 'inherit',
  },
  'dialog',
);

export const header = style(
  {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space[12],
    padding: vars.space[20],
    paddingBlockEnd: vars.space[12],
  },
  'dialogHeader',
);

export const titles = style(
  { display: 'flex', flexDirection: 'column', gap: vars.space[4], minInlineSize: 0 },
  'dialogTitles',
);

export const description = style(
  { color: vars.text.secondary, fontSize: vars.fontSize.sm, lineHeight: vars.lineHeight.normal },
  'dialogDescription',
);

export const closeButton = style({ marginBlock: -6, marginInlineEnd: -8 }, 'dialogClose');

export const body = style(
  {
    flex: '1 1 auto',
    minBlockSize: 0,
    overflow: 'auto',
    scrollbarWidth: 'thin',
    // Room for the focus ring of what stands at the edge.
    padding: vars.space[20],
    paddingBlockStart: vars.space[4],
    color: vars.text.primary,
    overflowWrap: 'anywhere',
  },
  'dialogBody',
);

export const footer = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space[8],
    padding: vars.space[16],
    paddingInline: vars.space[20],
    borderBlockStart: hairline,
  },
  'dialogFooter',
);
