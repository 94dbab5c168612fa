import { layered } from '../../css/layered.ts';
import { figures, hairline, pressable } from '../../css/rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('ds.components');

export const digits = style(
  {
    ...figures,
  },
  'numberFieldDigits',
);

export const unit = style(
  {
    flex: 'none',
    paddingInlineEnd: vars.space[8],
    color: vars.text.tertiary,
    fontSize: vars.fontSize.xs,
    selectors: { '[data-disabled] &': { color: 'inherit' } },
  },
  'numberFieldUnit',
);

export const stepper = style(
  {
    ...pressable,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    alignSelf: 'stretch',
    inlineSize: '2rem',
    borderInlineStart: hairline,
    color: vars.text.secondary,
    selectors: {
      '&:last-of-type': { borderStartEndRadius: '5px', borderEndEndRadius: '5px' },
      '&[data-hovered]': { backgroundColor: vars.fill.hover, color: vars.text.primary },
      '&[data-pressed]': { backgroundColor: vars.fill.pressed },
      '&[data-disabled]': { color: vars.text.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      '(pointer: coarse)': { inlineSize: '44px' },
      '(forced-colors: active)': { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
    },
  },
  'numberFieldStepper',
);
