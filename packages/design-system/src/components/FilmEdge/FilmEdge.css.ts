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

/** The little mark of a film's edge that leads to a number. Drawn, since not every face has the sign. */
export const arrow = style(
  {
    flex: 'none',
    inlineSize: '0.5em',
    blockSize: '0.6em',
    backgroundColor: 'currentColor',
    clipPath: 'polygon(0 0, 100% 50%, 0 100%)',
    selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
  },
  'filmEdgeArrow',
);

export const number = style({ color: vars.text.secondary }, 'filmEdgeNumber');
