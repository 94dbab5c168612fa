// Variables that an ancestor may set:
//   --ds-grid-list-item   the narrowest an item of a grid may get
//   --ds-grid-list-gap    between the items of a grid
import type { StyleRule } from '@vanilla-extract/css';
import { componentVariable } from '../../css/componentVariable.ts';
import { layered } from '../../css/layered.ts';
import { coarseTarget, focusRing, insideRing, pressable, quietAtRest } from '../../css/rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style } = layered('ds.components');

const narrowest = componentVariable('grid-list-item', '10rem');

export const list = recipe(
  {
    base: {
      minInlineSize: 0,
      outline: 'none',
      scrollbarWidth: 'thin',
      selectors: {
        '&[data-focus-visible]': insideRing,
        '&[data-drop-target]': { outline: `2px dashed ${vars.border.ink}`, outlineOffset: -2 },
      },
    },
    variants: {
      // A Virtualizer places the items itself.
      layout: { stack: {}, grid: {} },
      isVirtual: { true: { overflow: 'auto', blockSize: '100%' }, false: {} },
    },
    compoundVariants: [
      {
        variants: { layout: 'stack', isVirtual: false },
        style: { display: 'flex', flexDirection: 'column', gap: vars.space[2] },
      },
      {
        variants: { layout: 'grid', isVirtual: false },
        style: {
          display: 'grid',
          gap: componentVariable('grid-list-gap', vars.space[16]),
          gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${narrowest}), 1fr))`,
        },
      },
    ],
  },
  'gridList',
);

// Around it a line drawn by hand, no corner like the other: the frame that an editor circled.
const circled: StyleRule = {
  content: '""',
  position: 'absolute',
  inset: -7,
  border: `${vars.borderWidth.marker} solid ${vars.accent.solid}`,
  borderRadius: '12px 7px 14px 6px / 7px 13px 6px 12px',
  boxShadow: `0 0 0 ${vars.borderWidth.edge} ${vars.accent.edge}, inset 0 0 0 ${vars.borderWidth.edge} ${vars.accent.edge}`,
  pointerEvents: 'none',
};

// Beside a row: a stroke of the marker in its margin.
const stroked: StyleRule = {
  content: '""',
  position: 'absolute',
  insetBlock: 4,
  insetInlineStart: 0,
  inlineSize: vars.borderWidth.marker,
  borderRadius: vars.radius.full,
  backgroundColor: vars.accent.solid,
  boxShadow: `0 0 0 ${vars.borderWidth.edge} ${vars.accent.edge}`,
  forcedColorAdjust: 'none',
};

export const item = recipe(
  {
    base: {
      ...pressable,
      minInlineSize: 0,
      color: vars.text.primary,
      fontSize: vars.fontSize.sm,
      outline: 'none',
      transition: `background-color ${vars.duration.quick} ${vars.easing.standard}`,
      selectors: {
        '&[data-focus-visible]': focusRing,
        '&[data-disabled]': { color: vars.text.disabled, cursor: 'not-allowed' },
        '&[data-dragging]': { opacity: 0.5 },
        '&[data-drop-target]': {
          boxShadow: `inset 0 0 0 2px ${vars.border.ink}`,
          backgroundColor: vars.accent.soft,
        },
      },
    },
    variants: {
      layout: {
        stack: {
          display: 'flex',
          alignItems: 'center',
          gap: vars.space[8],
          minBlockSize: vars.density.controlMd,
          paddingBlock: vars.space[4],
          paddingInline: vars.space[12],
          borderRadius: vars.radius.control,
          selectors: {
            '&[data-hovered]': { backgroundColor: vars.fill.hover },
            '&[data-pressed]': { backgroundColor: vars.fill.pressed },
            '&[data-selected]': { backgroundColor: vars.fill.selected },
            '&[data-selected]::before': stroked,
          },
          '@media': {
            '(pointer: coarse)': { minBlockSize: '44px' },
            '(forced-colors: active)': {
              selectors: { '&[data-selected]::before': { backgroundColor: 'Highlight' } },
            },
          },
        },
        grid: {
          borderRadius: vars.radius.frame,
          // The circle around it is no part of its height: choosing one moves no other.
          contain: 'layout',
          selectors: { '&[data-selected]::after': circled },
          '@media': {
            '(forced-colors: active)': {
              selectors: { '&[data-selected]::after': { borderColor: 'Highlight' } },
            },
          },
        },
      },
    },
  },
  'gridListItem',
);

export const body = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }, 'gridListBody');

/** The grip and the box: in a row they stand in line, over a frame in its corners. */
export const aid = recipe(
  {
    base: { display: 'inline-flex', flex: 'none', zIndex: vars.z.raised },
    variants: {
      layout: { stack: {}, grid: { position: 'absolute', insetBlockStart: vars.space[6] } },
      side: { start: {}, end: {} },
    },
    compoundVariants: [
      { variants: { layout: 'grid', side: 'start' }, style: { insetInlineStart: vars.space[6] } },
      { variants: { layout: 'grid', side: 'end' }, style: { insetInlineEnd: vars.space[6] } },
    ],
  },
  'gridListAid',
);

/** They come when the frame is meant. */
export const shy = style(
  {
    ...quietAtRest,
    selectors: {
      '[data-hovered] &, [data-selected] &, [data-focus-visible] &, [data-focus-visible-within] &': {
        opacity: 1,
      },
    },
  },
  'gridListShy',
);

export const grip = style(
  {
    ...pressable,
    ...coarseTarget,
    display: 'grid',
    placeContent: 'center',
    inlineSize: '1.5rem',
    blockSize: '1.5rem',
    borderRadius: vars.radius.control,
    backgroundColor: vars.bg.raised,
    color: vars.text.secondary,
    cursor: 'grab',
    selectors: { '&[data-focus-visible]': focusRing },
  },
  'gridListGrip',
);
