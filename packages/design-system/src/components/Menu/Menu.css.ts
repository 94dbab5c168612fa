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

export const shortcut = style(
  {
    marginInlineStart: vars.space[16],
    color: vars.text.tertiary,
    fontFamily: vars.font.mono,
    fontStretch: vars.fontWidth.mono,
    fontSize: vars.fontSize.edge,
    fontWeight: 500,
  },
  'menuShortcut',
);

/** Leads out of the app. */
export const away = style({ flex: 'none', color: vars.text.tertiary }, 'menuAway');
