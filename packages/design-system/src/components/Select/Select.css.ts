import { layered } from '../../css/layered.ts';
import { focusRing, pressable } from '../../css/rules.ts';
import { floatingList, optionRow } from '../../css/surfaces.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('ds.components');

export const button = style(
  {
    ...pressable,
    gap: vars.space[8],
    paddingInline: vars.density.inset,
    paddingBlock: vars.space[4],
    // Its words stand in the middle beside the chevron.
    lineHeight: vars.lineHeight.snug,
    textAlign: 'start',
    selectors: {
      '&[data-focus-visible]': focusRing,
      '&[data-pressed]': { backgroundColor: vars.fill.pressed },
      '&[aria-expanded="true"]': { borderColor: vars.border.ink, backgroundColor: vars.bg.sunken },
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
  { ...floatingList, minInlineSize: 'max(var(--trigger-width), 10rem)' },
  'selectList',
);

export const option = style(
  {
    ...optionRow,
    alignItems: 'start',
    // A single line stands in the middle, and of several the first where a single one would.
    paddingBlock: `calc((${vars.density.controlSm} - 1lh) / 2)`,
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
export const tick = style({ flex: 'none', inlineSize: 16, blockSize: vars.lineHeight.snug }, 'selectTick');

export const section = style(
  {
    selectors: {
      '& + &, [role="option"] + &': {
        marginBlockStart: vars.space[4],
        paddingBlockStart: vars.space[4],
        borderBlockStart: `${vars.borderWidth.hairline} solid ${vars.border.default}`,
      },
    },
  },
  'selectSection',
);

export const sectionTitle = style(
  {
    padding: `${vars.space[6]} ${vars.space[8]} ${vars.space[4]}`,
    color: vars.text.tertiary,
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.snug,
  },
  'selectSectionTitle',
);

export const empty = style(
  { padding: vars.space[8], color: vars.text.secondary, fontSize: vars.fontSize.sm },
  'selectEmpty',
);
