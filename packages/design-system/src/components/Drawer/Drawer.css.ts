import { layered } from '../../css/layered.ts';
import { modalSurface } from '../../css/surfaces.ts';
import { toastReach } from '../../css/toastReach.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe } = layered('ds.components');

export const drawer = recipe(
  {
    base: {
      ...modalSurface,
      display: 'flex',
      position: 'absolute',
      insetBlock: 0,
      // On a phone it is nearly as wide as what is said over it.
      '@media': { '(width < 640px)': { paddingBlockStart: toastReach } },
      inlineSize: 'min(22rem, calc(100% - 48px))',
      borderRadius: 0,
      overflow: 'hidden',
      transition: `transform ${vars.duration.slow} ${vars.easing.enter}`,
    },
    variants: {
      side: {
        start: {
          insetInlineStart: 0,
          selectors: {
            '&[data-entering], &[data-exiting]': { transform: `translateX(calc(-1 * ${vars.motion.shift}))` },
            '[dir="rtl"] &[data-entering], [dir="rtl"] &[data-exiting]': {
              transform: `translateX(${vars.motion.shift})`,
            },
          },
        },
        end: {
          insetInlineEnd: 0,
          selectors: {
            '&[data-entering], &[data-exiting]': { transform: `translateX(${vars.motion.shift})` },
            '[dir="rtl"] &[data-entering], [dir="rtl"] &[data-exiting]': {
              transform: `translateX(calc(-1 * ${vars.motion.shift}))`,
            },
          },
        },
      },
    },
    defaultVariants: { side: 'start' },
  },
  'drawer',
);
