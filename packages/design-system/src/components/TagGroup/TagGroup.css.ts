import { layered } from '../../css/layered.ts';
import { coarseTarget, focusRing, pressable } from '../../css/rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style } = layered('ds.components');

export const list = style(
  { display: 'flex', flexWrap: 'wrap', gap: vars.space[6], minInlineSize: 0, outline: 'none' },
  'tagList',
);

export const tag = recipe(
  {
    base: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space[4],
      minInlineSize: 0,
      maxInlineSize: '100%',
      border: `${vars.borderWidth.hairline} solid ${vars.border.default}`,
      borderRadius: vars.radius.full,
      backgroundColor: vars.bg.surface,
      color: vars.text.secondary,
      fontWeight: vars.fontWeight.medium,
      lineHeight: vars.lineHeight.snug,
      textDecoration: 'none',
      outline: 'none',
      cursor: 'default',
      selectors: {
        '&[data-selection-mode], &[data-href]': { cursor: 'pointer', borderColor: vars.border.control },
        '&[data-selection-mode][data-hovered]:not([data-selected]), &[data-href][data-hovered]': {
          backgroundColor: vars.fill.hover,
          borderColor: vars.border.ink,
          color: vars.text.primary,
        },
        '&[data-selection-mode][data-pressed]:not([data-selected]), &[data-href][data-pressed]': {
          backgroundColor: vars.fill.pressed,
        },
        '&[data-selected]': {
          borderColor: vars.border.ink,
          backgroundColor: vars.accent.soft,
          color: vars.accent.text,
          boxShadow: `inset 0 0 0 0.5px ${vars.border.ink}`,
        },
        '&[data-selected][data-hovered]': { boxShadow: `inset 0 0 0 1px ${vars.border.ink}` },
        '&[data-focus-visible]': focusRing,
        '&[data-disabled]': {
          borderColor: vars.border.subtle,
          color: vars.text.disabled,
          cursor: 'not-allowed',
        },
      },
      '@media': {
        '(pointer: coarse)': { minBlockSize: '44px' },
        '(forced-colors: active)': {
          forcedColorAdjust: 'none',
          borderColor: 'ButtonText',
          backgroundColor: 'Canvas',
          color: 'CanvasText',
          selectors: {
            '&[data-selected]': {
              backgroundColor: 'Highlight',
              borderColor: 'Highlight',
              color: 'HighlightText',
            },
            '&[data-focus-visible]': { outline: '2px solid Highlight', outlineOffset: 2, boxShadow: 'none' },
            '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
          },
        },
      },
    },
    variants: {
      size: {
        sm: { paddingBlock: 1, paddingInline: vars.space[8], fontSize: vars.fontSize.xs },
        md: { paddingBlock: vars.space[4], paddingInline: vars.space[12], fontSize: vars.fontSize.sm },
      },
    },
    defaultVariants: { size: 'md' },
  },
  'tag',
);

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' }, 'tagWords');
export const iconBox = style({ display: 'inline-flex', flex: 'none', marginInlineStart: -4 }, 'tagIcon');

export const remove = style(
  {
    ...pressable,
    ...coarseTarget,
    display: 'grid',
    placeContent: 'center',
    flex: 'none',
    inlineSize: '1.25rem',
    blockSize: '1.25rem',
    marginInlineEnd: -6,
    borderRadius: vars.radius.full,
    color: 'inherit',
    selectors: {
      '&[data-hovered]': { backgroundColor: vars.fill.pressed, color: vars.text.primary },
      '&[data-focus-visible]': focusRing,
    },
  },
  'tagRemove',
);

export const nothing = style({ color: vars.text.tertiary, fontSize: vars.fontSize.sm }, 'tagNothing');
