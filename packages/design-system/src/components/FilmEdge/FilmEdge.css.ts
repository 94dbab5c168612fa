import { layered } from '../../css/layered.ts';
import { filmEdge as edgeRule } from '../../css/rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('ds.components');

export const filmEdge = style(
  {
    ...edgeRule,
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[8],
    minInlineSize: 0,
    textTransform: 'uppercase',
    overflowWrap: 'anywhere',
  },
  'filmEdge',
);
