// Variables that an ancestor may set:
//   --ds-description-list-term   how wide the column of terms is
import { componentVariable } from '../../css/componentVariable.ts';
import { layered } from '../../css/layered.ts';
import { figures, hairline } from '../../css/rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style } = layered('ds.components');

// A term beside its details needs this much room.
const roomy = '(min-width: 22rem)';

export const frame = style({ containerType: 'inline-size', minInlineSize: 0 }, 'descriptionListFrame');

export const list = recipe(
  {
    base: { display: 'grid', minInlineSize: 0, margin: 0 },
    variants: {
      layout: {
        rows: {},
        stacked: { rowGap: vars.space[12] },
        columns: {
          gap: vars.space[16],
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8rem), 1fr))',
        },
      },
    },
    defaultVariants: { layout: 'rows' },
  },
  'descriptionList',
);

export const pair = recipe(
  {
    base: { display: 'grid', alignContent: 'start', gap: vars.space[2], minInlineSize: 0 },
    variants: {
      layout: {
        rows: {
          paddingBlock: vars.space[8],
          borderBlockEnd: hairline,
          selectors: { '&:last-child': { borderBlockEnd: 0 } },
          '@container': {
            [roomy]: {
              gridTemplateColumns: `${componentVariable('description-list-term', 'minmax(6rem, 12rem)')} 1fr`,
              columnGap: vars.space[16],
              alignItems: 'baseline',
            },
          },
        },
        stacked: {},
        columns: {},
      },
    },
  },
  'descriptionPair',
);

/** Further details of a term stand under the first, not under the term. */
const underTheFirst = {
  '@container': { [roomy]: { selectors: { '[data-layout="rows"] &': { gridColumn: 2 } } } },
};

const words = {
  margin: 0,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  lineHeight: vars.lineHeight.normal,
} as const;

export const term = style(
  { ...words, color: vars.text.secondary, fontSize: vars.fontSize.sm },
  'descriptionTerm',
);

export const details = recipe(
  {
    base: { ...words, ...underTheFirst, color: vars.text.primary, fontSize: vars.fontSize.md },
    variants: { isNumeric: { true: { ...figures, fontSize: vars.fontSize.sm } } },
  },
  'descriptionDetails',
);
