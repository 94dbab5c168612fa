import { layered } from '../../css/layered.ts';
import { figures, focusRing, hairline, pressable } from '../../css/rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('ds.components');

const vertical = '&[data-orientation="vertical"]';
const inColumn = '[data-orientation="vertical"] > &';
const chosen = '&[data-selected]::before';

export const tabs = style(
  {
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    selectors: { [vertical]: { flexDirection: 'row', gap: vars.space[24] } },
  },
  'tabs',
);

/** The line under the row stands still while the row scrolls. */
export const row = style(
  {
    minInlineSize: 0,
    borderBlockEnd: hairline,
    selectors: {
      [inColumn]: { flex: 'none', maxInlineSize: '50%', borderBlockEnd: 0, borderInlineEnd: hairline },
    },
  },
  'tabRow',
);

// Of the focus ring, which the scrolling would cut off; and of the tabs, so that the first word stands flush.
const ringRoom = vars.space[6];
const tabRoom = vars.space[8];

export const list = style(
  {
    display: 'flex',
    gap: vars.space[4],
    minInlineSize: 0,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    padding: ringRoom,
    marginInline: `calc(-1 * (${ringRoom} + ${tabRoom}))`,
    // The chosen tab's line lies on the row's.
    marginBlock: `calc(-1 * ${ringRoom}) calc(-1 * ${ringRoom} - 1px)`,
    selectors: {
      [vertical]: {
        flexDirection: 'column',
        overflowX: 'visible',
        marginBlock: `calc(-1 * ${ringRoom})`,
        marginInline: `calc(-1 * ${ringRoom}) calc(-1 * ${ringRoom} - 1px)`,
      },
    },
  },
  'tabList',
);

export const tab = style(
  {
    ...pressable,
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[6],
    minBlockSize: vars.density.controlMd,
    paddingInline: tabRoom,
    borderRadius: vars.radius.control,
    color: vars.text.secondary,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.medium,
    outline: 'none',
    '::before': {
      content: '""',
      position: 'absolute',
      insetInline: tabRoom,
      insetBlockEnd: 0,
      blockSize: 2,
      backgroundColor: 'transparent',
    },
    selectors: {
      '&[data-hovered], &[data-selected]': { color: vars.text.primary },
      '&[data-hovered]::before': { backgroundColor: vars.border.control },
      [chosen]: { backgroundColor: vars.border.ink },
      '&[data-pressed]': { backgroundColor: vars.fill.hover },
      // In a column the line stands at the panel's side, and long words wrap.
      [inColumn]: { paddingBlock: vars.space[4], paddingInlineEnd: vars.space[16], overflowWrap: 'anywhere' },
      [`${inColumn}::before`]: {
        insetInline: 'auto 0',
        insetBlock: vars.space[4],
        inlineSize: 2,
        blockSize: 'auto',
      },
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { color: vars.text.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      // The row scrolls, which would cut off a touch area reaching out of it.
      '(pointer: coarse)': { minBlockSize: '44px' },
      '(forced-colors: active)': {
        selectors: {
          [chosen]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  },
  'tab',
);

export const badge = style(
  {
    ...figures,
    flex: 'none',
    color: vars.text.tertiary,
    fontSize: vars.fontSize.edge,
    selectors: { '[data-disabled] > &': { color: 'inherit' } },
  },
  'tabBadge',
);

export const panel = style(
  {
    paddingBlockStart: vars.space[16],
    minInlineSize: 0,
    outline: 'none',
    selectors: {
      '&[data-focus-visible]': focusRing,
      [inColumn]: { flex: 1, paddingBlockStart: vars.space[6] },
    },
  },
  'tabPanel',
);
