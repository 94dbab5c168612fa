import { layered } from '../../css/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style } = layered('ds.components');

// Under this the places in between fold into a menu.
const tight = '(max-width: 30rem)';

export const breadcrumbs = style(
  {
    containerType: 'inline-size',
    minInlineSize: 0,
    fontSize: vars.fontSize.sm,
    lineHeight: vars.lineHeight.snug,
  },
  'breadcrumbs',
);

export const list = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[4],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  'breadcrumbsList',
);

const inLine = { display: 'flex', alignItems: 'center', gap: vars.space[4], minInlineSize: 0 } as const;

export const crumb = recipe(
  {
    base: {
      ...inLine,
      minBlockSize: vars.density.controlSm,
      overflowWrap: 'anywhere',
      '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
    },
    variants: {
      when: { always: {}, roomy: { '@container': { [tight]: { display: 'none' } } } },
    },
  },
  'breadcrumbsCrumb',
);

export const fold = style(
  { ...inLine, display: 'none', '@container': { [tight]: { display: 'flex' } } },
  'breadcrumbsFold',
);

export const current = style(
  { color: vars.text.primary, fontWeight: vars.fontWeight.medium },
  'breadcrumbsCurrent',
);

export const arrow = style(
  { flex: 'none', color: vars.text.tertiary, selectors: { '[dir="rtl"] &': { scale: '-1 1' } } },
  'breadcrumbsArrow',
);
