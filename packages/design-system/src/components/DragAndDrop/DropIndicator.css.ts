import { layered } from '../../css/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('ds.components');

/** A stroke of the marker where it will land, with the edge of ink that a bright ground needs. */
export const indicator = style(
  {
    outline: 'none',
    borderRadius: vars.radius.full,
    selectors: {
      '&[data-drop-target]': {
        minBlockSize: vars.borderWidth.marker,
        minInlineSize: vars.borderWidth.marker,
        backgroundColor: vars.accent.solid,
        boxShadow: `0 0 0 ${vars.borderWidth.edge} ${vars.accent.edge}`,
        zIndex: vars.z.raised,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[data-drop-target]': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
      },
    },
  },
  'dropIndicator',
);

export const preview = style(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    maxInlineSize: '16rem',
    paddingBlock: vars.space[6],
    paddingInline: vars.space[12],
    border: `${vars.borderWidth.edge} solid ${vars.accent.on}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.accent.solid,
    color: vars.accent.on,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.medium,
    overflowWrap: 'anywhere',
  },
  'dragPreview',
);
