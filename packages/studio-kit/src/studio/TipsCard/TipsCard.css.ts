import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

export const card = style({
  padding: vars.space[8],
  borderRadius: vars.radius.control,
  backgroundColor: vars.bg.sunken,
});

export const list = style({
  display: 'grid',
  gap: vars.space[4],
  margin: 0,
  paddingInlineStart: vars.space[16],
  listStyle: 'disc',
  color: vars.text.secondary,
  fontSize: vars.fontSize.sm,
});
