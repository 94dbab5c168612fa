import { layered } from '../../css/layered.ts';
import { figures } from '../../css/rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('ds.components');

export const filmEdge = style(
  {
    ...figures,
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[8],
    minInlineSize: 0,
    color: vars.text.tertiary,
    fontSize: vars.fontSize.edge,
    lineHeight: vars.lineHeight.snug,
    letterSpacing: vars.tracking.edge,
    textTransform: 'uppercase',
    overflowWrap: 'anywhere',
  },
  'filmEdge',
);
