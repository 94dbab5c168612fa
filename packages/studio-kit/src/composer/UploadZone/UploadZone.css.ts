import { hairline } from '@kinora/design-system/css';
import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

export const frame = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  borderRadius: vars.radius.frame,
  overflow: 'hidden',
});

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  maxBlockSize: 'min(56vh, 34rem)',
  objectFit: 'contain',
});

export const about = style({
  padding: `${vars.space[4]} ${vars.space[8]}`,
  backgroundColor: vars.bg.surface,
  borderBlockStart: hairline,
});
