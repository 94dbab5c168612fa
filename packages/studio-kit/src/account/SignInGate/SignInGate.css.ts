import { hairline } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

export const gate = style({
  display: 'grid',
  placeItems: 'start center',
  padding: `clamp(${vars.space[16]}, 8vh, ${vars.space[80]}) ${vars.space[16]}`,
});

export const panel = style({
  inlineSize: '100%',
  maxInlineSize: '30rem',
  padding: vars.space[24],
  border: hairline,
  borderRadius: vars.radius.panel,
  backgroundColor: vars.bg.surface,
});
