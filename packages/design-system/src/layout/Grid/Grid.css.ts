import { createVar, fallbackVar } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { spaceVariants } from '../spaceVariants.ts';

const { recipe } = layered('ds.layout');

/** The width below which a column is not squeezed. */
export const minColumn = createVar();
export const mostColumns = createVar();
const gutter = createVar();

const most = fallbackVar(mostColumns, '12');
// A column is never narrower than its share would be with the most columns: that caps their number.
const share = `calc((100% - (${most} - 1) * ${gutter}) / ${most})`;

export const grid = recipe(
  {
    base: {
      display: 'grid',
      minInlineSize: 0,
      gap: gutter,
      gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${fallbackVar(minColumn, '12rem')}, ${share})), 1fr))`,
    },
    variants: { gap: spaceVariants((gap) => ({ vars: { [gutter]: gap } })) },
    defaultVariants: { gap: 12 },
  },
  'grid',
);
