import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
});

export const sum = style({ margin: 0, minInlineSize: '6rem' });

export const search = style({ flex: '1 1 14rem', maxInlineSize: '24rem' });

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  marginInlineStart: 'auto',
});
