import { layered } from '../../css/layered.ts';
import { figures } from '../../css/rules.ts';
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
    ...figures,
    fontSize: vars.fontSize.edge,
    lineHeight: 1,
    whiteSpace: 'nowrap',
  },
  'kbd',
);
