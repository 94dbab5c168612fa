// Variables that an ancestor may set:
//   --ds-button-radius   the corners
import { componentVariable } from '../../css/componentVariable.ts';
import { layered } from '../../css/layered.ts';
import { coarseTarget, focusRing, pressable } from '../../css/rules.ts';
import { vars } from '../../tokens/contract.css.ts';
import { look, selectedRules, shaded } from './buttonLook.ts';

const { globalStyle, recipe, style } = layered('ds.components');

export const button = recipe(
  {
    base: {
      ...pressable,
      ...coarseTarget,
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: vars.space[8],
      maxInlineSize: '100%',
      minInlineSize: 0,
      border: `${vars.borderWidth.hairline} solid transparent`,
      borderRadius: componentVariable('button-radius', vars.radius.control),
      fontWeight: vars.fontWeight.medium,
      lineHeight: vars.lineHeight.snug,
      textDecoration: 'none',
      textAlign: 'center',
      transition: ['background-color', 'border-color', 'color']
        .map((property) => `${property} ${vars.duration.quick} ${vars.easing.standard}`)
        .join(', '),
      selectors: {
        '&[data-focus-visible]': focusRing,
        '&[data-pending]': { cursor: 'progress' },
        '&[data-disabled], &[data-unavailable]': {
          backgroundColor: 'transparent',
          borderColor: vars.border.default,
          color: vars.text.disabled,
          fontWeight: vars.fontWeight.medium,
        },
        // It can be pressed, and answers with the reason: its words have to stay readable.
        '&[data-unavailable]': { backgroundColor: vars.fill.hover, color: vars.text.tertiary },
        '&[data-disabled]': { cursor: 'not-allowed' },
        '&[data-disabled][data-selected]': {
          backgroundColor: vars.fill.pressed,
          borderColor: vars.text.disabled,
        },
      },
      '@media': {
        ...coarseTarget['@media'],
        '(forced-colors: active)': {
          borderColor: 'ButtonText',
          selectors: {
            '&[data-disabled], &[data-unavailable]': { borderColor: 'GrayText', color: 'GrayText' },
          },
        },
      },
    },
    variants: {
      tone: { neutral: {}, accent: {}, danger: {} },
      variant: { solid: {}, outline: shaded, soft: {}, ghost: shaded },
      size: {
        sm: {
          minBlockSize: vars.density.controlSm,
          paddingInline: vars.space[8],
          gap: vars.space[6],
          fontSize: vars.fontSize.xs,
        },
        md: {
          minBlockSize: vars.density.controlMd,
          paddingInline: vars.density.inset,
          fontSize: vars.fontSize.sm,
        },
        lg: {
          minBlockSize: vars.density.controlLg,
          paddingInline: vars.space[16],
          fontSize: vars.fontSize.lg,
        },
      },
      isSquare: { true: { padding: 0, aspectRatio: '1', flex: 'none' } },
    },
    compoundVariants: [
      { variants: { tone: 'neutral', variant: 'solid' }, style: look.neutral.solid },
      { variants: { tone: 'neutral', variant: 'outline' }, style: look.neutral.outline },
      { variants: { tone: 'neutral', variant: 'soft' }, style: look.neutral.soft },
      { variants: { tone: 'neutral', variant: 'ghost' }, style: look.neutral.ghost },
      { variants: { tone: 'accent', variant: 'solid' }, style: look.accent.solid },
      { variants: { tone: 'accent', variant: 'outline' }, style: look.accent.outline },
      { variants: { tone: 'accent', variant: 'soft' }, style: look.accent.soft },
      { variants: { tone: 'accent', variant: 'ghost' }, style: look.accent.ghost },
      { variants: { tone: 'danger', variant: 'solid' }, style: look.danger.solid },
      { variants: { tone: 'danger', variant: 'outline' }, style: look.danger.outline },
      { variants: { tone: 'danger', variant: 'soft' }, style: look.danger.soft },
      { variants: { tone: 'danger', variant: 'ghost' }, style: look.danger.ghost },
    ],
    defaultVariants: { tone: 'neutral', variant: 'outline', size: 'md' },
  },
  'button',
);

const { outline, soft, ghost } = button.classNames.variants.variant;
const { neutral } = button.classNames.variants.tone;
for (const [selector, rule] of selectedRules)
  globalStyle(`:is(${outline}, ${ghost}, ${neutral}:where(${soft}))${selector}`, rule);

// What has no frame gets none: it stands back by losing its ground, with finer words and lines.
const frameless = `:is(${soft}, ${ghost}):is([data-disabled], [data-unavailable])`;
globalStyle(`${frameless}:not([data-selected])`, {
  backgroundColor: 'transparent',
  borderColor: 'transparent',
  fontWeight: vars.fontWeight.regular,
  '@media': { '(forced-colors: active)': { borderColor: 'GrayText' } },
});
globalStyle(`${frameless} svg`, { strokeWidth: 1, vectorEffect: 'non-scaling-stroke' });

export const words = style(
  { minInlineSize: 0, overflowWrap: 'anywhere', paddingBlock: vars.space[4] },
  'buttonWords',
);

/** What stands at the end of a button: a price, a shortcut. It may be pushed to the edge. */
export const trailing = style(
  { display: 'inline-flex', alignItems: 'center', marginInlineStart: 'auto', flex: 'none' },
  'buttonTrailing',
);

export const iconBox = style({ display: 'inline-flex', flex: 'none' }, 'buttonIcon');
