// Variables that an ancestor may set:
//   --ds-rating-star-size   the side of a star
import { createVar } from '@vanilla-extract/css';
import { componentVariable } from '../../css/componentVariable.ts';
import { layered } from '../../css/layered.ts';
import { coarseTarget, figures, focusRing, pressable } from '../../css/rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style } = layered('ds.components');

const starSize = componentVariable('rating-star-size', '1.5rem');
/** How much of a star is filled, in percent. */
export const share = createVar();

export const stars = style(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', inlineSize: 'fit-content' },
  'ratingStars',
);

export const cell = style({ display: 'flex' }, 'ratingCell');

export const button = style(
  {
    ...pressable,
    ...coarseTarget,
    display: 'grid',
    padding: vars.space[2],
    borderRadius: vars.radius.control,
    selectors: {
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { cursor: 'not-allowed' },
    },
    '@media': { '(pointer: coarse)': { padding: vars.space[12] } },
  },
  'ratingButton',
);

// While the pointer weighs a rating, the stars show that one.
const weighed = '[data-part="stars"]:has([data-hovered])';

/** An outline, and over it the filled star, cut to its share. */
export const star = recipe(
  {
    base: {
      display: 'block',
      inlineSize: starSize,
      blockSize: starSize,
      maxInlineSize: 'none',
      overflow: 'visible',
      fill: 'none',
      stroke: vars.border.control,
      strokeWidth: 1.5,
      strokeLinejoin: 'round',
      '@media': { '(forced-colors: active)': { stroke: 'CanvasText', forcedColorAdjust: 'none' } },
    },
    variants: {
      isInput: {
        true: {
          transition: `fill ${vars.duration.quick} ${vars.easing.standard}`,
          selectors: {
            '[data-hovered] > &': { stroke: vars.text.primary },
            '[data-pressed] > &': { stroke: vars.text.primary, transform: 'scale(0.88)' },
            '[data-invalid] &': { stroke: vars.danger.border },
            '[data-selected] &, :has(~ [data-selected]) &': {
              fill: vars.text.primary,
              stroke: vars.text.primary,
            },
            [`${weighed} &`]: { fill: 'none', stroke: vars.border.control },
            [`${weighed} [data-hovered] > &, ${weighed} > :has(~ * [data-hovered]) &`]: {
              fill: vars.text.tertiary,
              stroke: vars.text.primary,
            },
            '[data-disabled] &': { stroke: vars.border.default },
            '[data-disabled][data-selected] &, :has(~ [data-disabled][data-selected]) &': {
              fill: vars.text.disabled,
            },
          },
          '@media': {
            '(forced-colors: active)': {
              selectors: {
                '[data-selected] &, :has(~ [data-selected]) &': { fill: 'Highlight', stroke: 'Highlight' },
                '[data-disabled] &': { stroke: 'GrayText' },
              },
            },
          },
        },
      },
    },
  },
  'ratingStar',
);

export const display = style(
  { display: 'inline-flex', alignItems: 'center', gap: vars.space[2], minInlineSize: 0 },
  'ratingDisplay',
);

export const place = style({ position: 'relative', display: 'inline-flex' }, 'ratingPlace');

export const filling = style(
  {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: share,
    overflow: 'hidden',
    fill: vars.text.primary,
    '@media': { '(forced-colors: active)': { fill: 'Highlight', forcedColorAdjust: 'none' } },
  },
  'ratingFilling',
);

export const fillingStar = style({ fill: 'inherit', stroke: vars.text.primary }, 'ratingFillingStar');

export const number = style(
  {
    marginInlineStart: vars.space[6],
    color: vars.text.secondary,
    ...figures,
    fontSize: vars.fontSize.xs,
  },
  'ratingNumber',
);
