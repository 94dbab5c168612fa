import { figures } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';
import { globalStyle, style } from '../../layer.ts';

export const card = style({ display: 'flex', flexDirection: 'column', gap: vars.space[16] });

// What a card is, in one word or two, stands at the end of its name's line.
globalStyle(`${card} [data-component="Heading"]`, { marginInlineEnd: 'auto' });

export const price = style({
  ...figures,
  fontSize: vars.fontSize['2xl'],
  fontWeight: vars.fontWeight.medium,
});

export const features = style({
  display: 'grid',
  gap: vars.space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  flex: 1,
  alignContent: 'start',
});

export const feature = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: vars.space[8],
  alignItems: 'start',
});
