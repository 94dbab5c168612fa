import { layered } from '../../css/layered.ts';
import { modalSurface } from '../../css/surfaces.ts';
import { underToasts } from '../../css/toastReach.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe } = layered('ds.components');

/** 1 is to the right. */
const outwards = '--drawer-outwards';

const leaving = (way: 1 | -1) => ({
  vars: { [outwards]: `${way}` },
  selectors: { '[dir="rtl"] &': { vars: { [outwards]: `${-way}` } } },
});

export const drawer = recipe(
  {
    base: {
      ...modalSurface,
      display: 'flex',
      position: 'absolute',
      insetBlock: 0,
      // On a phone it is nearly as wide as what is said over it.
      '@media': { '(width < 640px)': { paddingBlockStart: underToasts() } },
      inlineSize: 'min(22rem, calc(100% - 48px))',
      borderRadius: 0,
      overflow: 'hidden',
      transition: `transform ${vars.duration.slow} ${vars.easing.enter}`,
      selectors: {
        '&[data-entering], &[data-exiting]': {
          transform: `translateX(calc(var(${outwards}) * ${vars.motion.shift}))`,
        },
      },
    },
    variants: {
      side: {
        start: { insetInlineStart: 0, ...leaving(-1) },
        end: { insetInlineEnd: 0, ...leaving(1) },
      },
    },
    defaultVariants: { side: 'start' },
  },
  'drawer',
);
