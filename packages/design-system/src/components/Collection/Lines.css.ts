import { layered } from '../../css/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('ds.components');

export const moreLine = style(
  {
    display: 'block',
    padding: vars.space[12],
    color: vars.text.tertiary,
    fontSize: vars.fontSize.sm,
    textAlign: 'center',
  },
  'collectionMore',
);

export const nothing = style(
  {
    display: 'block',
    padding: vars.space[24],
    color: vars.text.tertiary,
    fontSize: vars.fontSize.sm,
    textAlign: 'center',
  },
  'collectionNothing',
);
