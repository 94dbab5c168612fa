import { layered } from '../../css/layered.ts';
import { focusRing } from '../../css/rules.ts';
import { optionRow } from '../../css/surfaces.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style } = layered('ds.components');

export const list = recipe(
  {
    base: {
      minInlineSize: 0,
      padding: vars.space[4],
      border: `${vars.borderWidth.hairline} solid ${vars.border.subtle}`,
      borderRadius: vars.radius.panel,
      backgroundColor: vars.bg.surface,
      outline: 'none',
      scrollbarWidth: 'thin',
      selectors: {
        '&[data-focus-visible]': focusRing,
        '&[data-drop-target]': { outline: `2px dashed ${vars.border.ink}`, outlineOffset: -2 },
      },
    },
    variants: {
      layout: { stack: {}, grid: {} },
      isVirtual: { true: { overflow: 'auto', blockSize: '100%' }, false: {} },
    },
    compoundVariants: [
      {
        variants: { layout: 'grid', isVirtual: false },
        style: {
          display: 'grid',
          gap: vars.space[4],
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
        },
      },
    ],
  },
  'listBox',
);

export const option = style(
  {
    ...optionRow,
    selectors: {
      ...optionRow.selectors,
      '&[data-selected]': { backgroundColor: vars.fill.selected },
      '&[data-dragging]': { opacity: 0.5 },
      '&[data-drop-target]': { boxShadow: `inset 0 0 0 2px ${vars.border.ink}` },
    },
  },
  'listBoxOption',
);

/** Keeps its room where nothing is chosen, so that all words stand in one line. */
export const tick = style({ flex: 'none', inlineSize: 16, blockSize: vars.lineHeight.snug }, 'listBoxTick');
export const body = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }, 'listBoxBody');
