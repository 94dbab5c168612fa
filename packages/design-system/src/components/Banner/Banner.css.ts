// Variables that an ancestor may set:
//   --ds-banner-inset   room to the sides, so that its words line up with the page's
import { componentVariable } from '../../css/componentVariable.ts';
import { layered } from '../../css/layered.ts';
import { toneSurfaces } from '../../css/surfaces.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style } = layered('ds.components');

export const banner = recipe(
  {
    base: {
      minInlineSize: 0,
      borderBlockEnd: `${vars.borderWidth.hairline} solid ${vars.border.default}`,
      color: vars.text.primary,
      fontSize: vars.fontSize.sm,
      lineHeight: vars.lineHeight.normal,
    },
    variants: { tone: toneSurfaces },
    defaultVariants: { tone: 'neutral' },
  },
  'banner',
);

export const line = style(
  {
    display: 'flex',
    alignItems: 'start',
    gap: vars.space[12],
    paddingBlock: vars.space[12],
    paddingInline: componentVariable('banner-inset', vars.space[16]),
  },
  'bannerLine',
);
