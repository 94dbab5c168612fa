import { hairline } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

export const panel = style({ inlineSize: 'min(20rem, calc(100vw - 3rem))' });

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const entry = style({
  display: 'grid',
  gap: vars.space[8],
  minInlineSize: 0,
  paddingBlock: vars.space[12],
  selectors: { '& + &': { borderBlockStart: hairline } },
});

export const headline = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space[8],
  minInlineSize: 0,
});
