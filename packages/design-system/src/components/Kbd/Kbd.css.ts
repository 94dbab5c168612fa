import { layered } from '../../css/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('ds.components');

export const kbd = style(
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: '1.25rem',
    blockSize: '1.25rem',
    paddingInline: vars.space[4],
    border: `${vars.borderWidth.hairline} solid ${vars.border.default}`,
    borderRadius: '4px',
    backgroundColor: vars.bg.raised,
    color: vars.text.secondary,
    fontFamily: vars.font.mono,
    fontStretch: vars.fontWidth.mono,
    fontSize: vars.fontSize.edge,
    fontWeight: 500,
    lineHeight: 1,
    whiteSpace: 'nowrap',
  },
  'kbd',
);
