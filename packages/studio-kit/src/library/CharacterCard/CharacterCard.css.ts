import { vars } from '@kinora/design-system/contract';
import { style } from '../../layer.ts';

// One picture fills the row; with four each is a quarter: the row keeps its height.
export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: vars.space[4],
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius.frame,
  backgroundColor: vars.bg.stage,
});

export const picture = style({ minInlineSize: 0, blockSize: '100%' });

export const blank = style({ display: 'grid', placeItems: 'center', color: vars.text.tertiary });
