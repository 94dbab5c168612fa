// Variables that an ancestor may set:
//   --ds-table-height   how tall it gets before it scrolls under its head
import { componentVariable } from '../../css/componentVariable.ts';
import { layered } from '../../css/layered.ts';
import { figures, hairline, insideRing, onlyHeard, pressable } from '../../css/rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { globalStyle, recipe, style } = layered('ds.components');

// Under this each row of a table that stacks is a card.
const tight = '(max-width: 30rem)';

export const frame = style({ containerType: 'inline-size', minInlineSize: 0 }, 'tableFrame');

export const caption = style(
  {
    paddingBlockEnd: vars.space[8],
    fontSize: vars.fontSize.md,
    fontWeight: vars.fontWeight.strong,
    lineHeight: vars.lineHeight.snug,
  },
  'tableCaption',
);

export const region = style(
  {
    position: 'relative',
    overflow: 'auto',
    maxBlockSize: componentVariable('table-height', 'none'),
    border: hairline,
    borderRadius: vars.radius.panel,
    backgroundColor: vars.bg.surface,
    scrollbarWidth: 'thin',
    selectors: { '&:focus-visible': insideRing },
  },
  'tableRegion',
);

export const table = recipe(
  {
    base: {
      inlineSize: '100%',
      borderCollapse: 'separate',
      borderSpacing: 0,
      fontSize: vars.fontSize.sm,
      lineHeight: vars.lineHeight.normal,
      outline: 'none',
    },
    variants: {
      size: { sm: {}, md: {} },
      narrow: { scroll: {}, stack: { '@container': { [tight]: { display: 'block' } } } },
    },
    defaultVariants: { size: 'md', narrow: 'scroll' },
  },
  'table',
);

const cellRoom = { paddingInline: vars.density.inset, paddingBlock: vars.space[8] };
const choiceRoom = { inlineSize: '2.5rem', minInlineSize: 0 };

export const column = recipe(
  {
    base: {
      ...cellRoom,
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: vars.z.raised,
      borderBlockEnd: `${vars.borderWidth.hairline} solid ${vars.border.default}`,
      backgroundColor: vars.bg.surface,
      color: vars.text.secondary,
      fontSize: vars.fontSize.xs,
      fontWeight: vars.fontWeight.medium,
      textAlign: 'start',
      verticalAlign: 'bottom',
      whiteSpace: 'nowrap',
      outline: 'none',
      selectors: {
        '&[data-allows-sorting]': { ...pressable, position: 'sticky' },
        '&[data-hovered][data-allows-sorting]': { color: vars.text.primary },
        '&[data-sort-direction]': { color: vars.text.primary },
        '&[data-focus-visible]': insideRing,
      },
    },
    variants: { isNumeric: { true: { textAlign: 'end' } }, isChoice: { true: choiceRoom } },
  },
  'tableColumn',
);

export const columnWords = style(
  { display: 'inline-flex', alignItems: 'center', gap: vars.space[4] },
  'tableColumnWords',
);

/** Keeps its room, so that no column moves when the order changes. */
export const arrow = style(
  { display: 'inline-flex', inlineSize: 16, flex: 'none', color: vars.text.tertiary },
  'tableArrow',
);

export const row = style(
  {
    outline: 'none',
    selectors: {
      '&[data-selection-mode], &[data-href], [data-opens] &': { cursor: 'pointer' },
      '&[data-hovered]': { backgroundColor: vars.fill.hover },
      '&[data-pressed]': { backgroundColor: vars.fill.pressed },
      '&[data-selected]': { backgroundColor: vars.fill.selected },
      '&[data-disabled]': { color: vars.text.disabled, cursor: 'not-allowed' },
      '&[data-focus-visible]': insideRing,
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  },
  'tableRow',
);

export const cell = recipe(
  {
    base: {
      ...cellRoom,
      borderBlockEnd: hairline,
      textAlign: 'start',
      verticalAlign: 'top',
      outline: 'none',
      // What has no room makes the region scroll: no word is cut.
      minInlineSize: '6rem',
      selectors: {
        '&[data-focus-visible]': insideRing,
        // Not the last child: what asks for more at the end is a row as well.
        [`${row}:nth-last-child(1 of ${row}) > &`]: { borderBlockEnd: 0 },
      },
    },
    variants: {
      isNumeric: { true: { ...figures, fontSize: vars.fontSize.xs, textAlign: 'end', whiteSpace: 'nowrap' } },
      isChoice: { true: choiceRoom },
      size: { sm: { paddingBlock: vars.space[4] }, md: {} },
    },
    defaultVariants: { size: 'md' },
  },
  'tableCell',
);

// A stroke of the marker beside what is chosen, with its edge of ink.
globalStyle(`${row}[data-selected] > :first-child`, { position: 'relative' });
globalStyle(`${row}[data-selected] > :first-child::after`, {
  content: '""',
  position: 'absolute',
  insetBlock: 2,
  insetInlineStart: 2,
  inlineSize: vars.borderWidth.marker,
  borderRadius: vars.radius.full,
  backgroundColor: vars.accent.solid,
  boxShadow: `0 0 0 ${vars.borderWidth.edge} ${vars.accent.edge}`,
});

// Stacked: a row is a card, its cells lines of it, and the head a line of ways to sort.
const stacked = '[data-narrow="stack"]';
const whenTight = (selector: string, rule: object) =>
  globalStyle(`${stacked} ${selector}`, { '@container': { [tight]: rule } } as never);

whenTight(':is(thead, tbody, tr)', { display: 'block' });
whenTight('thead tr', { display: 'flex', flexWrap: 'wrap', borderBlockEnd: hairline });
whenTight('thead tr:not(:has([data-allows-sorting], [data-choice]))', { borderBlockEnd: 0 });
whenTight('th', { position: 'static', borderBlockEnd: 0 });
// Each line tells it to the eye; heard, it goes on naming its column. The keys find none that can't be seen.
whenTight('th:not([data-allows-sorting], [data-choice], [data-focus-visible])', onlyHeard);
whenTight(row, { paddingBlock: vars.space[8] });
whenTight(`${row} + ${row}`, { borderBlockStart: hairline });
whenTight('td', {
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[16],
  borderBlockEnd: 0,
  paddingBlock: vars.space[2],
  textAlign: 'end',
  overflowWrap: 'anywhere',
});
// What a row has nothing of takes no line of its card; the keys find it seen, as a head.
whenTight('td:empty:not([data-focus-visible])', onlyHeard);
whenTight('td::before', {
  // Told by the head already: the second text leaves it to the eye.
  content: 'attr(data-label) / ""',
  flex: 'none',
  color: vars.text.tertiary,
  fontFamily: vars.font.sans,
  fontSize: vars.fontSize.sm,
  fontStretch: vars.fontWidth.normal,
  fontWeight: vars.fontWeight.regular,
});
