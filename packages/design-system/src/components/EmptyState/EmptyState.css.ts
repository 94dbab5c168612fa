// Variables that an ancestor may set:
//   --ds-empty-state-inset   room above and below
import { componentVariable } from '../../css/componentVariable.ts';
import { layered } from '../../css/layered.ts';
import { figures, measure } from '../../css/rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style } = layered('ds.components');

export const emptyState = recipe(
  {
    base: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      minInlineSize: 0,
      textAlign: 'center',
    },
    variants: {
      size: {
        sm: { gap: vars.space[8], paddingBlock: componentVariable('empty-state-inset', vars.space[16]) },
        md: { gap: vars.space[12], paddingBlock: componentVariable('empty-state-inset', vars.space[40]) },
      },
    },
    defaultVariants: { size: 'md' },
  },
  'emptyState',
);

export const title = style({ maxInlineSize: '100%' }, 'emptyStateTitle');

export const words = style(
  {
    maxInlineSize: measure,
    color: vars.text.secondary,
    fontSize: vars.fontSize.sm,
    lineHeight: vars.lineHeight.normal,
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
  },
  'emptyStateWords',
);

export const actions = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: vars.space[8],
    marginBlockStart: vars.space[8],
  },
  'emptyStateActions',
);

export const drawing = recipe(
  {
    base: { fill: 'none', overflow: 'visible' },
    variants: { size: { sm: { inlineSize: 124 }, md: { inlineSize: 186 } } },
    defaultVariants: { size: 'md' },
  },
  'emptyStateDrawing',
);

export const blank = recipe(
  {
    base: { fill: vars.bg.sunken, stroke: vars.border.default },
    variants: { isAside: { true: { stroke: vars.border.subtle } } },
  },
  'emptyStateBlank',
);

export const cropMark = style({ stroke: vars.text.primary, strokeWidth: 1.5 }, 'emptyStateCropMark');

/** Film edges: the numbers of the frames beside it. */
export const edge = style(
  {
    ...figures,
    fill: vars.text.tertiary,
    letterSpacing: vars.tracking.edge,
    textAnchor: 'middle',
  },
  'emptyStateEdge',
);

export const number = style(
  { ...figures, fill: vars.text.primary, textAnchor: 'middle' },
  'emptyStateNumber',
);
