// Variables that an ancestor may set (on :root, since it leaves its place in the page):
//   --ds-command-palette-width   how wide it gets where there is room
import { componentVariable } from '../../css/componentVariable.ts';
import { layered } from '../../css/layered.ts';
import { lowWindow } from '../../css/lowWindow.ts';
import { hairline, linesOf } from '../../css/rules.ts';
import { floatingList, modalSurface, optionRow } from '../../css/surfaces.ts';
import { underToasts } from '../../css/toastReach.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('ds.components');

const inset = vars.space[8];

/** Near the head of the window, so that it keeps its place while the list grows and shrinks. */
export const place = style(
  {
    alignItems: 'start',
    padding: inset,
    paddingBlockStart: underToasts(inset, '12dvh'),
    '@media': {
      [`(width < 640px), ${lowWindow}`]: {
        paddingBlockStart: underToasts(inset),
      },
    },
  },
  'commandPlace',
);

export const modal = style(
  {
    ...modalSurface,
    display: 'flex',
    inlineSize: `min(100%, ${componentVariable('command-palette-width', '40rem')})`,
    maxBlockSize: '28rem',
    overflow: 'hidden',
    transition: `transform ${vars.duration.base} ${vars.easing.enter}`,
    selectors: { '&[data-entering]': { transform: `translateY(calc(${vars.motion.shift} / -2))` } },
  },
  'commandModal',
);

export const palette = style(
  {
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minInlineSize: 0,
    minBlockSize: 0,
    maxBlockSize: `calc(var(--visual-viewport-height, 100dvh) - ${inset} - ${underToasts(inset)})`,
    outline: 'none',
  },
  'commandPalette',
);

export const search = style(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    flex: 'none',
    minBlockSize: '3.25rem',
    paddingInline: vars.space[16],
    borderBlockEnd: `${vars.borderWidth.hairline} solid ${vars.border.default}`,
    color: vars.text.tertiary,
  },
  'commandSearch',
);

export const input = style(
  {
    flex: 1,
    minInlineSize: 0,
    alignSelf: 'stretch',
    border: 0,
    background: 'none',
    outline: 'none',
    color: vars.text.primary,
    fontSize: vars.fontSize.lg,
    selectors: {
      // It is where one types whatever happens, and the caret shows it.
      '&:focus-visible': { boxShadow: 'none', outline: 'none' },
      '&::placeholder': { color: vars.text.tertiary, opacity: 1 },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
  },
  'commandInput',
);

export const list = style(
  { ...floatingList, flex: 1, minBlockSize: 0, padding: vars.space[8] },
  'commandList',
);

/** Where there is no room beside the words, what is said of a place stands under it. */
const narrow = '(width < 480px)';
const glyphSize = '16px';

export const line = style(
  {
    ...optionRow,
    gap: vars.space[12],
    minBlockSize: vars.density.controlMd,
    '@media': { ...optionRow['@media'], [narrow]: { flexWrap: 'wrap', rowGap: 0 } },
  },
  'commandLine',
);

export const words = style(
  {
    ...linesOf(2),
    flex: 1,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    '@media': { [narrow]: { flexBasis: '60%' } },
  },
  'commandWords',
);

export const aside = style(
  {
    flex: '0 1 auto',
    color: vars.text.tertiary,
    fontSize: vars.fontSize.xs,
    overflowWrap: 'anywhere',
    // There the line's colour turns with its ground.
    '@media': {
      '(forced-colors: active)': { color: 'inherit' },
      [narrow]: { order: 1, flexBasis: '100%', paddingInlineStart: `calc(${glyphSize} + ${vars.space[12]})` },
    },
  },
  'commandAside',
);

export const keys = style({ display: 'inline-flex', flex: 'none', gap: vars.space[4] }, 'commandKeys');

export const key = style({ '::after': { content: 'attr(data-key-name)' } }, 'commandKey');

/** A line over each group but the first. */
export const group = style(
  {
    selectors: {
      '&:not(:first-child)': {
        marginBlockStart: vars.space[8],
        paddingBlockStart: vars.space[8],
        borderBlockStart: hairline,
      },
    },
  },
  'commandGroup',
);

export const empty = style(
  {
    display: 'grid',
    placeItems: 'center',
    padding: vars.space[24],
    color: vars.text.secondary,
    fontSize: vars.fontSize.sm,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
  'commandEmpty',
);
