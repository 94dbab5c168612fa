import type { StyleRule } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { focusRing, markerRingInside, pressable } from '../../css/rules.ts';
import { chosenTick, filmGround } from '../../css/surfaces.ts';
import { spaceVariants } from '../../layout/spaceVariants.ts';
import { vars } from '../../tokens/contract.css.ts';

const { globalStyle, recipe, style } = layered('ds.components');

// The cover carries a card's states: it is what is pressed.
const covered = (state: string) => `&:has(> [data-part="cover"][data-${state}])`;

const pressedAsAWhole: StyleRule = {
  position: 'relative',
  borderColor: vars.border.default,
  transition: `background-color ${vars.duration.quick} ${vars.easing.standard}`,
  selectors: {
    [covered('hovered')]: { backgroundColor: vars.fill.hover, borderColor: vars.border.control },
    [covered('pressed')]: { backgroundColor: vars.fill.pressed },
    [covered('selected')]: { borderColor: 'transparent', boxShadow: markerRingInside },
    [covered('focus-visible')]: focusRing,
    [`${covered('selected')}${covered('focus-visible').slice(1)}`]: {
      boxShadow: `${markerRingInside}, ${focusRing.boxShadow}`,
    },
    [covered('disabled')]: { backgroundColor: 'transparent', color: vars.text.disabled },
    [`${covered('disabled')}${covered('selected').slice(1)}`]: {
      borderColor: 'transparent',
      boxShadow: `inset 0 0 0 ${vars.borderWidth.marker} ${vars.border.default}`,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'ButtonText',
      selectors: {
        [covered('selected')]: {
          outline: `${vars.borderWidth.marker} solid Highlight`,
          outlineOffset: -4,
        },
        [covered('focus-visible')]: { outline: '2px solid Highlight', outlineOffset: 2 },
        [covered('disabled')]: { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
};

export const card = recipe(
  {
    base: {
      minInlineSize: 0,
      border: `${vars.borderWidth.hairline} solid ${vars.border.subtle}`,
      borderRadius: vars.radius.panel,
      color: vars.text.primary,
    },
    variants: {
      variant: {
        plain: { backgroundColor: vars.bg.surface },
        sunken: { backgroundColor: vars.bg.sunken, borderColor: 'transparent' },
        raised: { backgroundColor: vars.bg.raised, borderColor: vars.border.default },
        film: { ...filmGround, borderColor: 'transparent' },
      },
      padding: spaceVariants((padding) => ({ padding })),
      isCovered: { true: pressedAsAWhole },
    },
    compoundVariants: [
      {
        variants: { variant: 'film', isCovered: true },
        style: {
          borderColor: 'transparent',
          selectors: { [covered('hovered')]: { borderColor: 'transparent' } },
        },
      },
    ],
    defaultVariants: { variant: 'plain', padding: 16 },
  },
  'card',
);

export const cover = style(
  {
    ...pressable,
    position: 'absolute',
    inset: 0,
    inlineSize: 'auto',
    borderRadius: 'inherit',
    outline: 'none',
    // The card draws the ring.
    selectors: {
      '&:focus-visible': { boxShadow: 'none', outline: 'none' },
      '&[data-disabled]': { cursor: 'not-allowed' },
    },
  },
  'cardCover',
);

/** What only shows lets presses through to the cover; what can be pressed keeps its own. */
export const content = style({ pointerEvents: 'none' }, 'cardContent');

globalStyle(`${content} :is(button, a, input, select, textarea, label, [role="slider"])`, {
  position: 'relative',
  pointerEvents: 'auto',
});

/** Over whatever the card shows there, a picture too. */
export const corner = style(
  {
    position: 'absolute',
    insetBlockStart: vars.space[8],
    insetInlineEnd: vars.space[8],
    zIndex: vars.z.raised,
    display: 'inline-flex',
    borderRadius: vars.radius.frame,
    backgroundColor: vars.bg.raised,
    color: vars.text.secondary,
    pointerEvents: 'none',
  },
  'cardCorner',
);

export const tick = style(
  [
    corner,
    {
      ...chosenTick,
      selectors: {
        '[data-disabled] > &': {
          borderColor: 'currentColor',
          backgroundColor: vars.bg.raised,
          color: vars.text.disabled,
        },
      },
    },
  ],
  'cardTick',
);
