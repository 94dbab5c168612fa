// Variables that an ancestor may set:
//   --ds-radio-cards-gap     between the cards
//   --ds-radio-cards-media   the aspect of the media, such as 4 / 3
import { createVar } from '@vanilla-extract/css';
import { componentVariable } from '../../css/componentVariable.ts';
import { layered } from '../../css/layered.ts';
import { figures, focusRing, pressable } from '../../css/rules.ts';
import { chosenTick } from '../../css/surfaces.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style } = layered('ds.components');

/** The narrowest a card may get. */
export const leastWidth = createVar();

export const cards = style(
  {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${leastWidth}, 100%), 1fr))`,
    gap: componentVariable('radio-cards-gap', vars.space[8]),
    minInlineSize: 0,
  },
  'radioCards',
);

export const cell = style({ display: 'flex', minInlineSize: 0 }, 'radioCardCell');

/** Circled as on a contact sheet: a line of yellow, with an edge of ink where the ground is light. */
const circled = {
  borderColor: vars.accent.edge,
  boxShadow: `inset 0 0 0 ${vars.borderWidth.marker} ${vars.accent.solid}`,
};

export const card = recipe(
  {
    base: {
      ...pressable,
      display: 'flex',
      inlineSize: '100%',
      minInlineSize: 0,
      border: `${vars.borderWidth.edge} solid transparent`,
      borderRadius: vars.radius.control,
      backgroundColor: vars.bg.raised,
      boxShadow: `inset 0 0 0 ${vars.borderWidth.hairline} ${vars.border.control}`,
      color: vars.text.primary,
      fontSize: vars.fontSize.sm,
      lineHeight: vars.lineHeight.snug,
      transition: ['background-color', 'box-shadow']
        .map((property) => `${property} ${vars.duration.quick} ${vars.easing.standard}`)
        .join(', '),
      selectors: {
        '&[data-hovered]': { backgroundColor: vars.fill.hover },
        '&[data-pressed]': { backgroundColor: vars.fill.pressed },
        '&[data-invalid]': { boxShadow: `inset 0 0 0 ${vars.borderWidth.hairline} ${vars.danger.border}` },
        '&[data-selected]': circled,
        '&[data-focus-visible]': focusRing,
        '&[data-selected][data-focus-visible]': {
          boxShadow: `${circled.boxShadow}, ${focusRing.boxShadow}`,
        },
        '&[data-disabled]': {
          backgroundColor: 'transparent',
          boxShadow: `inset 0 0 0 ${vars.borderWidth.hairline} ${vars.border.default}`,
          color: vars.text.disabled,
          cursor: 'not-allowed',
        },
        '&[data-disabled][data-selected]': {
          borderColor: 'transparent',
          boxShadow: `inset 0 0 0 ${vars.borderWidth.marker} ${vars.border.default}`,
        },
      },
      '@media': {
        '(pointer: coarse)': { minBlockSize: '44px' },
        '(forced-colors: active)': {
          borderColor: 'ButtonText',
          selectors: {
            '&[data-selected]': { borderColor: 'Highlight', borderWidth: vars.borderWidth.marker },
            '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
          },
        },
      },
    },
    variants: {
      layout: {
        tile: { flexDirection: 'column' },
        row: { alignItems: 'center' },
      },
      size: {
        sm: { padding: vars.space[8], gap: vars.space[6] },
        md: { padding: vars.space[12], gap: vars.space[8] },
      },
    },
    defaultVariants: { layout: 'tile', size: 'md' },
  },
  'radioCard',
);

export const media = style(
  {
    position: 'relative',
    flex: 'none',
    overflow: 'hidden',
    borderRadius: vars.radius.frame,
    aspectRatio: componentVariable('radio-cards-media', 'auto'),
    selectors: { '[data-disabled] &': { opacity: 0.45 } },
  },
  'radioCardMedia',
);

export const icon = style(
  {
    display: 'inline-flex',
    flex: 'none',
    color: vars.text.secondary,
    selectors: { '[data-selected] &': { color: 'inherit' }, '[data-disabled] &': { color: 'inherit' } },
  },
  'radioCardIcon',
);

export const words = style(
  {
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    gap: vars.space[2],
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  },
  'radioCardWords',
);

export const title = style({ fontWeight: vars.fontWeight.medium }, 'radioCardTitle');

export const description = style(
  {
    color: vars.text.tertiary,
    fontSize: vars.fontSize.xs,
    lineHeight: vars.lineHeight.normal,
    selectors: { '[data-disabled] &': { color: 'inherit' } },
  },
  'radioCardDescription',
);

export const trailing = style(
  {
    color: vars.text.secondary,
    ...figures,
    fontSize: vars.fontSize.edge,
    selectors: { '[data-disabled] &': { color: 'inherit' } },
  },
  'radioCardTrailing',
);

export const tick = style(
  {
    position: 'absolute',
    insetBlockStart: vars.space[6],
    insetInlineEnd: vars.space[6],
    zIndex: vars.z.raised,
    ...chosenTick,
    selectors: {
      // A row has its trailing part there, so the tick sits on the corner.
      '[data-layout="row"] > &': { insetBlockStart: '-8px', insetInlineEnd: '-8px' },
      '[data-disabled] > &': {
        backgroundColor: vars.bg.raised,
        borderColor: 'currentColor',
        color: 'inherit',
      },
    },
  },
  'radioCardTick',
);
