import { layered } from '../../css/layered.ts';
import { alignVariants, justifyVariants } from '../flexVariants.ts';
import { spaceVariants } from '../spaceVariants.ts';

const { recipe } = layered('ds.layout');

export const inline = recipe(
  {
    base: { display: 'flex', minInlineSize: 0 },
    variants: {
      gap: spaceVariants((gap) => ({ gap })),
      align: alignVariants,
      justify: justifyVariants,
      wrap: { true: { flexWrap: 'wrap' }, false: { flexWrap: 'nowrap' } },
    },
    defaultVariants: { gap: 8, align: 'center', justify: 'start', wrap: true },
  },
  'inline',
);
