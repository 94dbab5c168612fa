import { layered } from '../../css/layered.ts';
import { figures, focusRing } from '../../css/rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('ds.components');

export const box = style(
  {
    position: 'relative',
    display: 'inline-flex',
    marginInlineStart: 'auto',
    blockSize: '1.5rem',
    paddingInline: vars.space[6],
    border: `${vars.borderWidth.hairline} solid ${vars.border.control}`,
    borderRadius: '4px',
    backgroundColor: vars.bg.sunken,
    color: vars.text.primary,
    ...figures,
    fontSize: vars.fontSize.xs,
    lineHeight: 'calc(1.5rem - 2px)',
    selectors: {
      '&:focus-within': focusRing,
      '[data-disabled] &': { color: vars.text.tertiary, borderColor: vars.border.default },
    },
    '@media': {
      '(pointer: coarse)': { blockSize: '44px', lineHeight: 'calc(44px - 2px)', fontSize: vars.fontSize.lg },
    },
  },
  'sliderNumber',
);

export const withItsUnit = style(
  { display: 'inline-flex', alignItems: 'baseline', gap: '0.35em' },
  'sliderNumberWithItsUnit',
);

export const input = style(
  {
    inlineSize: '4ch',
    minInlineSize: 0,
    padding: 0,
    border: 0,
    background: 'none',
    outline: 'none',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    fontStretch: 'inherit',
    lineHeight: 'inherit',
    selectors: { '&:focus-visible': { boxShadow: 'none', outline: 'none' } },
  },
  'sliderNumberInput',
);

export const unit = style({ color: vars.text.tertiary }, 'sliderNumberUnit');

/** The two ends of a range, side by side. */
export const pair = style(
  { display: 'flex', flexWrap: 'wrap', gap: vars.space[4], marginInlineStart: 'auto' },
  'sliderNumberPair',
);
