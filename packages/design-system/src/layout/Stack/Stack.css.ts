import { layered } from '../../css/layered.ts';
import { alignVariants } from '../flexVariants.ts';
import { spaceVariants } from '../spaceVariants.ts';

const { recipe } = layered('ds.layout');

export const stack = recipe(
  {
    base: { display: 'flex', flexDirection: 'column', minInlineSize: 0 },
    variants: { gap: spaceVariants((gap) => ({ gap })), align: alignVariants },
    defaultVariants: { gap: 12, align: 'stretch' },
  },
  'stack',
);
