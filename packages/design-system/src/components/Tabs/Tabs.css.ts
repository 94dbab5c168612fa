import { layered } from '../../css/layered.ts';
import { focusRing, hairline, pressable } from '../../css/rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('ds.components');

export const tabs = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }, 'tabs');

/** The line under the row stands still while the row scrolls. */
export const row = style({ minInlineSize: 0, borderBlockEnd: hairline }, 'tabRow');

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
  },
  'tabList',
);

export const tab = style(
  {
    ...pressable,
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
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
      '&[data-hovered]': { color: vars.text.primary },
      '&[data-selected]': { color: vars.text.primary },
      '&[data-selected]::before': { backgroundColor: vars.border.ink },
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { color: vars.text.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      // The row scrolls, which would cut off a touch area reaching out of it.
      '(pointer: coarse)': { minBlockSize: '44px' },
      '(forced-colors: active)': {
        selectors: {
          '&[data-selected]::before': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  },
  'tab',
);

export const panel = style(
  {
    paddingBlockStart: vars.space[16],
    minInlineSize: 0,
    outline: 'none',
    selectors: { '&[data-focus-visible]': focusRing },
  },
  'tabPanel',
);
