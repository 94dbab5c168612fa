// Variables that an ancestor may set:
//   --ds-disclosure-inset   room to the sides of title and content
import { createVar, fallbackVar } from '@vanilla-extract/css';
import { componentVariable } from '../../css/componentVariable.ts';
import { layered } from '../../css/layered.ts';
import { coarseRow, focusRing, pressable } from '../../css/rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style } = layered('ds.components');

/** What a box around them asks of title and content. */
const boxInset = createVar();
const inset = componentVariable('disclosure-inset', fallbackVar(boxInset, vars.space[4]));
const box = {
  vars: { [boxInset]: vars.space[12] },
  border: `${vars.borderWidth.hairline} solid ${vars.border.default}`,
  borderRadius: vars.radius.panel,
};

export const disclosure = recipe(
  {
    base: { minInlineSize: 0, color: vars.text.primary },
    variants: { variant: { ghost: {}, outline: { ...box, backgroundColor: vars.bg.surface } } },
    defaultVariants: { variant: 'ghost' },
  },
  'disclosure',
);

export const group = recipe(
  {
    base: { display: 'flex', flexDirection: 'column', minInlineSize: 0 },
    variants: { variant: { ghost: {}, outline: { ...box, backgroundColor: vars.bg.surface } } },
    defaultVariants: { variant: 'ghost' },
  },
  'disclosureGroup',
);

/** A hairline between one and the next. */
export const grouped = style(
  {
    selectors: {
      '& + &': { borderBlockStart: `${vars.borderWidth.hairline} solid ${vars.border.default}` },
    },
  },
  'disclosureGrouped',
);

export const heading = style({ margin: 0, fontSize: 'inherit', fontWeight: 'inherit' }, 'disclosureHeading');

export const trigger = recipe(
  {
    base: {
      ...pressable,
      ...coarseRow,
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[8],
      inlineSize: '100%',
      paddingInline: inset,
      borderRadius: vars.radius.control,
      fontWeight: vars.fontWeight.medium,
      lineHeight: vars.lineHeight.snug,
      textAlign: 'start',
      transition: `background-color ${vars.duration.quick} ${vars.easing.standard}`,
      selectors: {
        '&[data-hovered]': { backgroundColor: vars.fill.hover },
        '&[data-pressed]': { backgroundColor: vars.fill.pressed },
        '&[data-focus-visible]': { ...focusRing, zIndex: vars.z.raised },
        '&[data-disabled]': { color: vars.text.disabled, cursor: 'not-allowed' },
      },
      '@media': {
        ...coarseRow['@media'],
        '(forced-colors: active)': {
          selectors: {
            '&[data-hovered]': { outline: '1px solid Highlight' },
            '&[data-pressed]': { outline: '2px solid Highlight' },
          },
        },
      },
    },
    variants: {
      size: {
        sm: { minBlockSize: vars.density.controlSm, fontSize: vars.fontSize.sm },
        md: { minBlockSize: vars.density.controlMd, fontSize: vars.fontSize.md },
      },
    },
    defaultVariants: { size: 'md' },
  },
  'disclosureTrigger',
);

/** Points along the line while closed, and down at what it opened. */
export const chevron = style(
  {
    display: 'inline-flex',
    flex: 'none',
    color: vars.text.tertiary,
    rotate: '-90deg',
    transition: `rotate ${vars.duration.base} ${vars.easing.standard}`,
    selectors: {
      '[dir="rtl"] &': { rotate: '90deg' },
      '[data-expanded] > * > * > &': { rotate: '0deg' },
      '[data-disabled] > &': { color: 'inherit' },
    },
  },
  'disclosureChevron',
);

export const title = style(
  // Of an odd number of pixels one more lies under the letters: so that they stand in the middle, it is above them.
  { flex: 1, minInlineSize: 0, paddingBlock: '5px 3px', overflowWrap: 'anywhere' },
  'disclosureTitle',
);

export const trailing = style(
  {
    flex: 'none',
    color: vars.text.secondary,
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.regular,
  },
  'disclosureTrailing',
);

/** As high as React Aria measured it, so that it can grow. */
export const panel = style(
  {
    blockSize: 'var(--disclosure-panel-height)',
    overflow: 'clip',
    // A ring on what lies inside may reach over the edge.
    overflowClipMargin: '6px',
    transition: `block-size ${vars.duration.slow} ${vars.easing.standard}`,
  },
  'disclosurePanel',
);

/** Under the title, not under the chevron. */
export const content = style(
  {
    paddingBlock: `${vars.space[4]} ${vars.space[12]}`,
    paddingInlineStart: `calc(${inset} + 16px + ${vars.space[8]})`,
    paddingInlineEnd: inset,
    fontSize: vars.fontSize.sm,
    lineHeight: vars.lineHeight.normal,
  },
  'disclosureContent',
);
