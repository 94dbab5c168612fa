import { layered } from '../../css/layered.ts';
import { focusRing, pressable } from '../../css/rules.ts';
import { optionRow } from '../../css/surfaces.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('ds.components');

export const button = style(
  {
    ...pressable,
    gap: vars.space[8],
    paddingInline: vars.density.inset,
    paddingBlock: vars.space[4],
    textAlign: 'start',
    selectors: {
      '&[data-focus-visible]': focusRing,
      '&[aria-expanded="true"]': { borderColor: vars.border.ink },
      '[data-invalid] > &': { borderColor: vars.danger.border },
    },
  },
  'selectButton',
);

export const value = style(
  {
    flex: 1,
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: { '&[data-placeholder]': { color: vars.text.tertiary } },
  },
  'selectValue',
);

export const chevron = style(
  { display: 'inline-flex', flex: 'none', color: vars.text.tertiary, marginInlineEnd: -4 },
  'selectChevron',
);

export const list = style(
  {
    minInlineSize: 'max(var(--trigger-width), 10rem)',
    maxBlockSize: 'inherit',
    overflow: 'auto',
    padding: vars.space[4],
    outline: 'none',
    scrollbarWidth: 'thin',
  },
  'selectList',
);

export const option = style(
  {
    ...optionRow,
    alignItems: 'flex-start',
    selectors: {
      ...optionRow.selectors,
      '&[data-selected]': { backgroundColor: vars.fill.selected },
    },
  },
  'selectOption',
);

export const optionWords = style(
  { display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' },
  'selectOptionWords',
);

export const optionHelp = style(
  {
    color: vars.text.secondary,
    fontSize: vars.fontSize.xs,
    lineHeight: vars.lineHeight.normal,
    selectors: { '[data-disabled] &, [data-focused] &': { color: 'inherit' } },
  },
  'selectOptionHelp',
);

/** Keeps its room where nothing is chosen, so that all words stand in one line. */
export const tick = style({ flex: 'none', inlineSize: 16, blockSize: '1.3em' }, 'selectTick');
