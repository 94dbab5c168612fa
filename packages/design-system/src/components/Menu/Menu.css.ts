import { layered } from '../../css/layered.ts';
import { figures, hairline } from '../../css/rules.ts';
import { floatingList, optionRow } from '../../css/surfaces.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style } = layered('ds.components');

export const menu = style({ ...floatingList, minInlineSize: '11rem' }, 'menu');

export const item = recipe(
  {
    base: {
      ...optionRow,
      selectors: {
        ...optionRow.selectors,
        '&[data-selected]': { backgroundColor: vars.fill.selected },
        // Its own menu is open beside it.
        '&[data-open]': { backgroundColor: vars.fill.pressed },
      },
    },
    variants: { tone: { neutral: {}, danger: { color: vars.danger.text } } },
    defaultVariants: { tone: 'neutral' },
  },
  'menuItem',
);

export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }, 'menuWords');

// There the line's colour turns with its ground.
const inForcedColours = { '@media': { '(forced-colors: active)': { color: 'inherit' } } };

export const shortcut = style(
  {
    ...figures,
    flex: 'none',
    marginInlineStart: vars.space[16],
    '::after': { content: 'attr(data-keys)' },
    color: vars.text.tertiary,
    fontSize: vars.fontSize.edge,
    ...inForcedColours,
  },
  'menuShortcut',
);

/** What stands after the words: the mark of what leads out of the app. */
export const trailing = style(
  { flex: 'none', color: vars.text.tertiary, ...inForcedColours },
  'menuTrailing',
);

/** Points to the menu that opens beside it. */
export const onward = style(
  {
    flex: 'none',
    color: vars.text.tertiary,
    marginInlineEnd: -4,
    selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
    ...inForcedColours,
  },
  'menuOnward',
);

/** Keeps its room where nothing is chosen, so that all words stand in one line. */
export const tick = style({ flex: 'none', inlineSize: 16, blockSize: 16 }, 'menuTick');

/** A line over each but the first, as wide as the menu. */
export const section = style(
  {
    selectors: {
      '&:not(:first-child)': {
        marginBlockStart: vars.space[4],
        paddingBlockStart: vars.space[4],
        borderBlockStart: hairline,
      },
      '&:not(:last-child)': { paddingBlockEnd: vars.space[4] },
    },
  },
  'menuSection',
);

export const sectionTitle = style(
  {
    paddingInline: vars.space[8],
    paddingBlock: vars.space[4],
    color: vars.text.tertiary,
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
  },
  'menuSectionTitle',
);
