// What a checkbox and a radio button share: a mark, words beside it, help under the words.
import { layered } from '../../css/layered.ts';
import { coarseRow, focusRing, pressable } from '../../css/rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style } = layered('ds.components');

const markSize = '1.125rem';

export const choice = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }, 'choice');

export const row = style(
  {
    ...pressable,
    display: 'flex',
    alignItems: 'start',
    gap: vars.space[8],
    paddingBlock: vars.space[4],
    color: vars.text.primary,
    fontSize: vars.fontSize.sm,
    lineHeight: vars.lineHeight.snug,
    selectors: {
      '&[data-disabled]': { color: vars.text.disabled, cursor: 'not-allowed' },
      '&[data-readonly]': { cursor: 'default' },
    },
    '@media': {
      '(pointer: coarse)': { ...coarseRow['@media']?.['(pointer: coarse)'], alignItems: 'center' },
    },
  },
  'choiceRow',
);

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' }, 'choiceWords');

/** Help stands under the words, not under the mark. */
export const help = style({ paddingInlineStart: `calc(${markSize} + ${vars.space[8]})` }, 'choiceHelp');

export const mark = recipe(
  {
    base: {
      display: 'grid',
      placeContent: 'center',
      flex: 'none',
      // In the middle of the first line, however many there are.
      marginBlock: `calc((1lh - ${markSize}) / 2)`,
      inlineSize: markSize,
      blockSize: markSize,
      border: `${vars.borderWidth.edge} solid ${vars.border.control}`,
      backgroundColor: vars.bg.sunken,
      color: vars.accent.text,
      transition: ['background-color', 'border-color']
        .map((property) => `${property} ${vars.duration.quick} ${vars.easing.standard}`)
        .join(', '),
      selectors: {
        '[data-hovered] > &': { borderColor: vars.text.tertiary, backgroundColor: vars.fill.hover },
        '[data-pressed] > &': { borderColor: vars.border.ink, backgroundColor: vars.fill.pressed },
        '[data-invalid] > &': { borderColor: vars.danger.border },
        '[data-selected] > &, [data-indeterminate] > &': {
          borderColor: vars.border.ink,
          backgroundColor: vars.fill.selected,
        },
        '[data-readonly] > &': { borderColor: vars.border.control, backgroundColor: 'transparent' },
        '[data-focus-visible] > &': focusRing,
        '[data-disabled] > &': {
          borderColor: vars.border.default,
          backgroundColor: 'transparent',
          color: vars.text.disabled,
        },
      },
      '@media': {
        '(forced-colors: active)': {
          forcedColorAdjust: 'none',
          borderColor: 'ButtonText',
          backgroundColor: 'Canvas',
          selectors: {
            '[data-selected] > &, [data-indeterminate] > &': {
              borderColor: 'Highlight',
              backgroundColor: 'Highlight',
              color: 'HighlightText',
            },
            '[data-disabled] > &': {
              borderColor: 'GrayText',
              backgroundColor: 'Canvas',
              color: 'GrayText',
            },
          },
        },
      },
    },
    variants: {
      shape: {
        box: { borderRadius: vars.radius.frame },
        dot: {
          borderRadius: vars.radius.full,
          selectors: {
            '[data-selected] > &::before': {
              content: '""',
              inlineSize: '0.5rem',
              blockSize: '0.5rem',
              borderRadius: vars.radius.full,
              backgroundColor: 'currentColor',
            },
          },
        },
      },
    },
  },
  'choiceMark',
);

/** The choices of a group, below each other or side by side. */
export const choices = style(
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.density.gap,
    minInlineSize: 0,
    selectors: {
      '[data-orientation="horizontal"] > &': {
        flexDirection: 'row',
        flexWrap: 'wrap',
        columnGap: vars.space[20],
      },
    },
  },
  'choices',
);
