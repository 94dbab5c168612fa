import { layered } from '../../css/layered.ts';
import { focusRing, hairline, pressable } from '../../css/rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('ds.components');

export const tabs = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }, 'tabs');

export const list = style(
  {
    display: 'flex',
    gap: vars.space[4],
    minInlineSize: 0,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBlockEnd: hairline,
    // Room for the focus ring, which the scrolling would cut off.
    padding: vars.space[6],
    paddingBlockEnd: 0,
    margin: `calc(-1 * ${vars.space[6]})`,
    marginBlockEnd: 0,
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
    paddingInline: vars.space[8],
    borderRadius: vars.radius.control,
    color: vars.text.secondary,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.medium,
    outline: 'none',
    '::before': {
      content: '""',
      position: 'absolute',
      insetInline: vars.space[8],
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
