import { keyframes } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { focusRing } from '../../css/rules.ts';
import { floatingSurface } from '../../css/surfaces.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style } = layered('ds.components');

const arrive = keyframes({
  from: { opacity: 0, transform: `translateY(${vars.motion.shift})` },
});

export const region = style(
  {
    position: 'fixed',
    insetBlockEnd: vars.space[16],
    insetInlineEnd: vars.space[16],
    zIndex: vars.z.toast,
    display: 'flex',
    flexDirection: 'column-reverse',
    gap: vars.space[8],
    inlineSize: 'min(24rem, calc(100vw - 32px))',
    borderRadius: vars.radius.panel,
    outline: 'none',
    selectors: { '&[data-focus-visible]': focusRing },
  },
  'toastRegion',
);

export const toast = recipe(
  {
    base: {
      ...floatingSurface,
      display: 'flex',
      alignItems: 'flex-start',
      gap: vars.space[12],
      padding: vars.space[12],
      paddingInlineStart: vars.space[16],
      fontSize: vars.fontSize.sm,
      lineHeight: vars.lineHeight.normal,
      animation: `${arrive} ${vars.duration.slow} ${vars.easing.enter}`,
      selectors: { '&[data-focus-visible]': focusRing },
    },
    variants: {
      tone: {
        neutral: { vars: { '--toast-mark': vars.text.secondary } },
        danger: { vars: { '--toast-mark': vars.danger.text } },
        warning: { vars: { '--toast-mark': vars.warning.text } },
        success: { vars: { '--toast-mark': vars.success.text } },
        info: { vars: { '--toast-mark': vars.info.text } },
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
  'toast',
);

export const mark = style(
  {
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    blockSize: '1lh',
    color: 'var(--toast-mark)',
  },
  'toastMark',
);

export const content = style(
  { display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' },
  'toastContent',
);

export const title = style({ fontWeight: vars.fontWeight.strong }, 'toastTitle');

export const description = style({ color: vars.text.secondary }, 'toastDescription');

export const actions = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[12],
    marginBlockStart: vars.space[8],
  },
  'toastActions',
);

export const dismiss = style({ marginBlock: -4, marginInlineEnd: -4 }, 'toastDismiss');
