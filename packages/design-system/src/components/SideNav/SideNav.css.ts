// Variables that an ancestor may set:
//   --ds-side-nav-width         how wide it is (in a drawer: 100%)
//   --ds-side-nav-strip-width   how wide its strip of icons is
import { componentVariable } from '../../css/componentVariable.ts';
import { layered } from '../../css/layered.ts';
import { figures, focusRing, hairline, pressable } from '../../css/rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style } = layered('ds.components');

export const sideNav = recipe(
  {
    base: {
      display: 'flex',
      flexDirection: 'column',
      flex: 'none',
      gap: vars.space[12],
      maxInlineSize: '100%',
      minBlockSize: 0,
      blockSize: '100%',
      paddingBlock: vars.space[12],
      transition: `inline-size ${vars.duration.base} ${vars.easing.standard}`,
    },
    variants: {
      isCollapsed: {
        true: { inlineSize: componentVariable('side-nav-strip-width', '64px') },
        false: { inlineSize: componentVariable('side-nav-width', '232px') },
      },
    },
  },
  'sideNav',
);

export const head = recipe(
  {
    base: { display: 'flex', alignItems: 'center', gap: vars.space[8], paddingInline: vars.space[12] },
    variants: {
      isCollapsed: { true: { flexDirection: 'column' }, false: { justifyContent: 'space-between' } },
    },
  },
  'sideNavHead',
);

export const groups = recipe(
  {
    base: {
      flex: 1,
      minBlockSize: 0,
      display: 'flex',
      flexDirection: 'column',
      // Of the focus ring, which scrolling would cut off.
      paddingBlock: vars.space[6],
      marginBlock: -6,
      paddingInline: vars.space[12],
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'thin',
    },
    variants: {
      isCollapsed: {
        // As wide as a fingertip in a strip of 64 px.
        true: { gap: vars.space[12], paddingInline: 10 },
        false: { gap: vars.space[20] },
      },
    },
  },
  'sideNavGroups',
);

export const foot = style({ paddingInline: vars.space[12] }, 'sideNavFoot');

export const group = recipe(
  {
    base: { display: 'grid', gap: vars.space[4] },
    variants: {
      isCollapsed: {
        // A line stands for the heading that has no room.
        true: {
          justifyItems: 'center',
          selectors: { '& + &': { borderBlockStart: hairline, paddingBlockStart: vars.space[12] } },
        },
        false: {},
      },
    },
  },
  'sideNavGroup',
);

export const heading = style(
  {
    paddingInline: vars.space[8],
    color: vars.text.tertiary,
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
  },
  'sideNavHeading',
);

export const list = style({ display: 'grid', gap: vars.space[2], inlineSize: '100%' }, 'sideNavList');

const current = '&[data-current]';

export const item = recipe(
  {
    base: {
      ...pressable,
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[12],
      inlineSize: '100%',
      minBlockSize: vars.density.controlMd,
      paddingBlock: vars.space[4],
      border: `${vars.borderWidth.hairline} solid transparent`,
      borderRadius: vars.radius.control,
      color: vars.text.secondary,
      fontSize: vars.fontSize.sm,
      fontWeight: vars.fontWeight.medium,
      lineHeight: vars.lineHeight.snug,
      textAlign: 'start',
      textDecoration: 'none',
      outline: 'none',
      transition: `background-color ${vars.duration.quick} ${vars.easing.standard}`,
      selectors: {
        '&[data-hovered]': { backgroundColor: vars.fill.hover, color: vars.text.primary },
        '&[data-pressed], &[aria-expanded="true"]': {
          backgroundColor: vars.fill.pressed,
          color: vars.text.primary,
        },
        // Yellow is a marker: it underlays where one is, and an ink edge says it without colour.
        [current]: {
          backgroundColor: vars.fill.selected,
          borderColor: vars.border.ink,
          color: vars.text.primary,
        },
        '&[data-focus-visible]': { ...focusRing, zIndex: vars.z.raised },
        '&[data-disabled]': { color: vars.text.disabled, cursor: 'not-allowed' },
      },
      '@media': {
        '(pointer: coarse)': { minBlockSize: '44px' },
        '(forced-colors: active)': {
          borderColor: 'Canvas',
          selectors: {
            [current]: {
              forcedColorAdjust: 'none',
              backgroundColor: 'Highlight',
              borderColor: 'Highlight',
              color: 'HighlightText',
            },
            '&[data-hovered]': { borderColor: 'Highlight' },
            '&[data-disabled]': { color: 'GrayText' },
          },
        },
      },
    },
    variants: {
      isCollapsed: {
        true: {
          minBlockSize: '2.5rem',
          justifyContent: 'center',
        },
        false: { paddingInline: vars.space[8] },
      },
    },
  },
  'sideNavItem',
);

export const iconBox = style({ display: 'inline-flex', flex: 'none' }, 'sideNavIcon');

export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }, 'sideNavWords');

export const badge = style(
  {
    ...figures,
    flex: 'none',
    color: vars.text.secondary,
    fontSize: vars.fontSize.edge,
    '@media': { '(forced-colors: active)': { color: 'inherit' } },
  },
  'sideNavBadge',
);

/** All that has room of a badge on the strip. */
export const dot = style(
  {
    position: 'absolute',
    insetBlockStart: 5,
    insetInlineEnd: 5,
    inlineSize: 8,
    blockSize: 8,
    borderRadius: vars.radius.full,
    border: `${vars.borderWidth.hairline} solid ${vars.border.ink}`,
    backgroundColor: vars.accent.solid,
    '@media': { '(forced-colors: active)': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' } },
  },
  'sideNavDot',
);
