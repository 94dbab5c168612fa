import { layered } from '../../css/layered.ts';
import { focusRing } from '../../css/rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style } = layered('ds.components');

export const link = recipe(
  {
    base: {
      borderRadius: vars.radius.frame,
      overflowWrap: 'anywhere',
      textDecorationLine: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.2em',
      cursor: 'pointer',
      transition: `color ${vars.duration.quick} ${vars.easing.standard}`,
      selectors: {
        '&[data-hovered]': { textDecorationThickness: '2px' },
        '&[data-pressed]': { textDecorationThickness: '2px', textDecorationColor: 'currentColor' },
        '&[data-focus-visible]': focusRing,
        '&[data-disabled]': { color: vars.text.disabled, cursor: 'not-allowed', textDecorationLine: 'none' },
      },
    },
    variants: {
      tone: {
        primary: { color: vars.text.primary, textDecorationColor: vars.text.tertiary },
        secondary: {
          color: vars.text.secondary,
          textDecorationColor: vars.border.control,
          selectors: { '&[data-hovered]': { color: vars.text.primary } },
        },
        inherit: { color: 'inherit' },
      },
      isQuiet: {
        true: {
          textDecorationLine: 'none',
          selectors: { '&[data-hovered], &[data-pressed]': { textDecorationLine: 'underline' } },
        },
      },
    },
    defaultVariants: { tone: 'primary' },
  },
  'link',
);

export const away = style(
  {
    display: 'inline-block',
    verticalAlign: '-0.15em',
    // Its drawing has 4 px of nothing on either side: enough before it, and too much before a full stop.
    marginInline: '0 -3px',
  },
  'linkAway',
);
