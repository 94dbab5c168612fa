import { layered } from '../../css/layered.ts';
import { optionRow } from '../../css/surfaces.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style } = layered('ds.components');

export const menu = style(
  {
    minInlineSize: '11rem',
    maxBlockSize: 'inherit',
    overflow: 'auto',
    padding: vars.space[4],
    outline: 'none',
  },
  'menu',
);

export const item = recipe(
  {
    base: optionRow,
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
    flex: 'none',
    marginInlineStart: vars.space[16],
    '::after': { content: 'attr(data-keys)' },
    color: vars.text.tertiary,
    fontFamily: vars.font.mono,
    fontStretch: vars.fontWidth.mono,
    fontSize: vars.fontSize.edge,
    fontWeight: 500,
    ...inForcedColours,
  },
  'menuShortcut',
);

/** Leads out of the app. */
export const away = style({ flex: 'none', color: vars.text.tertiary, ...inForcedColours }, 'menuAway');
